import type { ReactNode } from "react";
import { everydayShare, measured, type Source } from "../../../api/measured.ts";
import { readSite } from "../../../api/site.ts";
import { usePageTitle } from "../../../platform/page.ts";
import pageStyles from "../../../ui/page.module.css";
import textStyles from "../../../ui/text.module.css";
import styles from "./accuracy.module.css";
import { BenchmarkTable } from "./benchmark-table.tsx";
import { caution, commands, meanings, startPage } from "./content.ts";
import { formatShare } from "./format-share.ts";

/** What was measured, how, and how to repeat it. Its figures are those of the last recorded runs. */
export function AccuracyScreen() {
  usePageTitle("Accuracy");
  const { starter, all, everyday, logging } = measured;
  const messages = everyday.sets.reduce((sum, set) => sum + set.messages, 0);
  return (
    <article className={`${pageStyles.page} ${styles.accuracy}`}>
      <h1>What was measured</h1>
      <p className={styles.lead}>{startPage[readSite().landingFigures ?? "sample"]}</p>
      <dl className={styles.summary}>
        <Figure figure={formatShare(starter.pooled.energyRight)}>
          of benchmark meals within 20&nbsp;calories
        </Figure>
        <Figure figure={formatShare(everydayShare("first"))}>
          of new everyday messages right in everything
        </Figure>
        <Figure figure={`${(logging.medianMs / 1000).toFixed(1)}\u00a0s`}>
          from Log Meals to the meal
        </Figure>
      </dl>
      <section>
        <h2>On a published benchmark</h2>
        <p>
          NutriBench has descriptions of meals with labelled figures. Morsel read its development
          half with the foods that it is delivered with, without a language model. A description
          without an answer counts as wrong. The rules of Morsel were also developed on these rows,
          so the figures are a little too good.
        </p>
        <BenchmarkTable benchmark={starter} />
        <RunNote source={starter.source} />
        <p>
          With {all.foodCount.toLocaleString("en-US")} foods, which an operator can import from the
          USDA:
        </p>
        <BenchmarkTable benchmark={all} />
        <RunNote source={all.source} />
      </section>
      <section>
        <h2>On everyday messages</h2>
        <p>
          Writers who had not seen Morsel wrote {messages.toLocaleString("en-US")} messages in{" "}
          {everyday.sets.length} sets, with a fair range for the energy of each. Each set was read
          once before Morsel was changed for it: {formatShare(everydayShare("first"))} were right in
          everything, between {formatShare(Math.min(...everyday.sets.map(({ first }) => first)))}{" "}
          and {formatShare(Math.max(...everyday.sets.map(({ first }) => first)))} of a set. This is
          what to expect of your next message. After the changes it is{" "}
          {formatShare(everydayShare("now"))} of the same messages.
        </p>
        <RunNote source={everyday.source} />
      </section>
      <section>
        <h2>How fast</h2>
        <p>
          From pressing Log Meals until the meal is on the screen:{" "}
          {(logging.medianMs / 1000).toFixed(2)} seconds, the median of 30 messages in a browser on
          the computer of the server. How long you type was not measured.
        </p>
        <RunNote source={logging.source} />
      </section>
      <section>
        <h2>What the numbers mean</h2>
        <dl className={styles.meanings}>
          {meanings.map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p>{caution}</p>
      </section>
      <section>
        <h2>Repeat it</h2>
        <p>
          The commands below measure again and write this page. The everyday messages are part of
          Morsel. NutriBench is published at{" "}
          <a
            className={textStyles.link}
            href="https://huggingface.co/datasets/dongx1997/NutriBench"
            rel="noreferrer"
          >
            Hugging Face
          </a>{" "}
          (CC BY-NC-SA 4.0).
        </p>
        <ul className={styles.commands}>
          {commands.map((command) => (
            <li key={command}>
              <code>{command}</code>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

function Figure({ figure, children }: { readonly figure: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

function RunNote({ source }: { readonly source: Source }) {
  return (
    <p className={textStyles.note}>
      Measured on {source.date}, version {source.commit}.
    </p>
  );
}
