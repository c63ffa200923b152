import type { OperatorOverview } from "@morsel/contracts";
import { Button } from "../../ui/button.tsx";
import { accountErrorText, Section, Setting } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { useServiceTest } from "./api/operator.ts";
import { formatMoment } from "./format.ts";
import { t } from "./messages.ts";

interface Props {
  readonly overview: Pick<OperatorOverview, "mail" | "model" | "speech">;
}

/** The services that the settings name, each with a test. */
export function Services({ overview: { mail, model, speech } }: Props) {
  return (
    <Section level={2} title={t.services}>
      <Service
        service="mail"
        title={t.mail}
        text={mail ? describeMail(mail) : t.notConfiguredSmtpUrlAnd}
        isThere={mail !== null}
      />
      <Service
        service="model"
        title={t.languageModel}
        text={
          model
            ? t.nameAtSentModeMode({ name: model.name, sent_to: model.sent_to, mode: model.mode })
            : t.notConfiguredBuiltEngine
        }
        isThere={model !== null}
      />
      <Service
        service="speech"
        title={t.speech}
        text={
          speech
            ? t.transcribedByForm({ form: speech === "auto" ? "pocketsphinx" : speech })
            : t.notTranscribedHereBrowsers
        }
        isThere={speech !== null}
      />
    </Section>
  );
}

interface ServiceProps {
  readonly service: "mail" | "model" | "speech";
  readonly title: string;
  readonly text: string;
  readonly isThere: boolean;
}

function Service({ service, title, text, isThere }: ServiceProps) {
  const test = useServiceTest(service);
  const isFailed = test.isError || test.data?.is_working === false;
  const result = test.error ? accountErrorText(test.error) : test.data?.words;
  return (
    <Setting
      title={title}
      text={
        <>
          {text}
          <span role="status" className={isFailed ? textStyles.danger : textStyles.positive}>
            {result ? ` ${isFailed ? t.doesNotWork : t.itWorks}${result}` : null}
          </span>
        </>
      }
    >
      {isThere ? (
        <Button
          tone="outlined"
          size="small"
          aria-label={t.testTitle({ title: title.toLowerCase() })}
          disabled={test.isPending}
          onClick={() => test.mutate()}
        >
          {test.isPending ? t.testing : t.test}
        </Button>
      ) : null}
    </Setting>
  );
}

function describeMail({ sent, failed, last_problem }: NonNullable<OperatorOverview["mail"]>) {
  const counts = t.sentSentAndFailedFailed({ sent, failed });
  if (!last_problem) return counts;
  return t.countsLastProblemReasonAt({
    counts,
    reason: last_problem.reason,
    at: formatMoment(last_problem.at),
  });
}
