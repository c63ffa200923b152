import type { ReactNode } from "react";
import { everydayShare, measured, type Source } from "../../../api/measured.ts";
import { readSite } from "../../../api/site.ts";
import { dateFormat } from "../../../platform/messages.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { fill } from "../../../ui/fill.tsx";
import { formatNumber } from "../../../ui/format-number.ts";
import pageStyles from "../../../ui/page.module.css";
import textStyles from "../../../ui/text.module.css";
import { seconds } from "../content.ts";
import styles from "./accuracy.module.css";
import { BenchmarkTable } from "./benchmark-table.tsx";
import { commands, meanings, startPage } from "./content.ts";
import { formatShare } from "./format-share.ts";
import { t } from "./messages.ts";

/** What was measured, how, and how to repeat it. Its figures are those of the last recorded runs. */
export function AccuracyScreen() {
  usePageTitle(t.accuracy);
  const { starter, all, everyday, logging } = measured;
  const messages = everyday.sets.reduce((sum, set) => sum + set.messages, 0);
  return (
    <article className={`${pageStyles.page} ${styles.accuracy}`}>
      <h1>{t.whatMeasured}</h1>
      <p className={styles.lead}>{startPage()[readSite().landingFigures ?? "sample"]}</p>
      <dl className={styles.summary}>
        <Figure figure={formatShare(starter.pooled.energyRight)}>{t.benchmarkMealsWithin20}</Figure>
        <Figure figure={formatShare(everydayShare("first"))}>{t.newEverydayMessagesRight}</Figure>
        <Figure figure={seconds(logging.medianMs / 1000)}>{t.fromLogMealsMeal}</Figure>
      </dl>
      <section>
        <h2>{t.onPublishedBenchmark}</h2>
        <p>{t.nutriBenchHasDescriptions}</p>
        <BenchmarkTable benchmark={starter} />
        <RunNote source={starter.source} />
        <p>{fill(t.withFoodCountFoodsWhich, { foodCount: formatNumber(all.foodCount, 0) })}</p>
        <BenchmarkTable benchmark={all} />
        <RunNote source={all.source} />
      </section>
      <section>
        <h2>{t.onEverydayMessages}</h2>
        <p>
          {fill(t.writersWhoHadNotSeen, {
            messages: formatNumber(messages, 0),
            length: everyday.sets.length,
            share: formatShare(everydayShare("first")),
            share2: formatShare(Math.min(...everyday.sets.map(({ first }) => first))),
            share3: formatShare(Math.max(...everyday.sets.map(({ first }) => first))),
            share4: formatShare(everydayShare("now")),
          })}
        </p>
        <RunNote source={everyday.source} />
      </section>
      <section>
        <h2>{t.howFast}</h2>
        <p>
          {fill(t.fromPressingLogMealsUntil, { value: formatNumber(logging.medianMs / 1000, 2) })}
        </p>
        <RunNote source={logging.source} />
      </section>
      <section>
        <h2>{t.whatNumbersMean}</h2>
        <dl className={styles.meanings}>
          {meanings().map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p>{t.readThemAsEstimatesLabel}</p>
      </section>
      <section>
        <h2>{t.repeatIt}</h2>
        <p>
          {fill(t.commandsBelowMeasureAgain, {
            link: (
              <a
                className={textStyles.link}
                href="https://huggingface.co/datasets/dongx1997/NutriBench"
                rel="noreferrer"
              >
                {t.huggingFace}
              </a>
            ),
          })}
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

/** The day of a run, such as "2026-11-26". */
const formatDate = (day: string) =>
  dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

function RunNote({ source }: { readonly source: Source }) {
  return (
    <p className={textStyles.note}>
      {fill(t.measuredOnDateVersion, { date: formatDate(source.date), commit: source.commit })}
    </p>
  );
}
