import { stats, testimonials } from "./content.ts";

/** The row of figures; none where the operator keeps no figure. */
export function Stats() {
  if (stats.length === 0) return null;
  return (
    <section className="wrap" aria-label="In figures">
      <dl className="stats">
        {stats.map(({ figure, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What people say; nothing where the operator has no one to quote. */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  return (
    <section className="wrap chapter" aria-label="What people say">
      <ul className="voices">
        {testimonials.map(({ words, role }) => (
          <li key={words}>
            <figure>
              <blockquote>{words}</blockquote>
              <figcaption>{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
