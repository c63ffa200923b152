import type { OperatorOverview } from "@morsel/contracts";
import { Button } from "../../ui/button.tsx";
import { accountErrorText, Section, Setting } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { useServiceTest } from "./api/operator.ts";
import { formatMoment } from "./format.ts";

interface Props {
  readonly overview: Pick<OperatorOverview, "mail" | "model" | "speech">;
}

/** The services that the settings name, each with a test. */
export function Services({ overview: { mail, model, speech } }: Props) {
  return (
    <Section level={2} title="Services">
      <Service
        service="mail"
        title="Mail"
        text={mail ? describeMail(mail) : "Not configured: SMTP_URL and MAIL_FROM."}
        isThere={mail !== null}
      />
      <Service
        service="model"
        title="Language model"
        text={
          model
            ? `${model.name} at ${model.sent_to}, mode ${model.mode}.`
            : "Not configured: the built-in engine reads every meal."
        }
        isThere={model !== null}
      />
      <Service
        service="speech"
        title="Speech"
        text={
          speech
            ? `Transcribed by ${speech === "auto" ? "pocketsphinx" : speech}.`
            : "Not transcribed here: browsers do it."
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
            {result ? ` ${isFailed ? "It does not work: " : "It works: "}${result}` : null}
          </span>
        </>
      }
    >
      {isThere ? (
        <Button
          tone="outlined"
          size="small"
          aria-label={`Test ${title.toLowerCase()}`}
          disabled={test.isPending}
          onClick={() => test.mutate()}
        >
          {test.isPending ? "Testing..." : "Test"}
        </Button>
      ) : null}
    </Setting>
  );
}

function describeMail({ sent, failed, last_problem }: NonNullable<OperatorOverview["mail"]>) {
  const counts = `${sent} sent and ${failed} failed since the start.`;
  if (!last_problem) return counts;
  return `${counts} Last problem: ${last_problem.reason}, ${formatMoment(last_problem.at)}.`;
}
