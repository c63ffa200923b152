import { Plus } from "../../ui/icons.ts";
import { questions } from "./content.ts";

export function Questions() {
  return (
    <section className="wrap chapter questions">
      <h2 className="headline">{questions.title}</h2>
      <div>
        {questions.entries.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Plus className="ic" aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
