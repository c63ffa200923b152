import { type OperatorOverview, operatorCountMax } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import type { ReactNode } from "react";
import { findApiError } from "../../api/client.ts";
import { usePageTitle } from "../../platform/page.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { fill } from "../../ui/fill.tsx";
import { FormPage } from "../../ui/form-page.tsx";
import { Section, Setting } from "../../ui/section.tsx";
import textStyles from "../../ui/text.module.css";
import { useOverview } from "./api/operator.ts";
import { Backups } from "./backups.tsx";
import { FoodData } from "./food-data.tsx";
import { Health } from "./health.tsx";
import { t } from "./messages.ts";
import { People } from "./people.tsx";
import { Services } from "./services.tsx";
import { SignUp } from "./sign-up.tsx";

interface Props {
  /** Shown to other users: to them the page does not exist. */
  readonly notFound: ReactNode;
}

/** The operator's page: accounts and the state of the installation. It shows nothing that people wrote. */
export function OperatorScreen({ notFound }: Props) {
  const query = useOverview();
  if (findApiError(query.error)?.status === 404) return notFound;
  return <OperatorPage query={query} />;
}

function OperatorPage({ query }: { readonly query: ReturnType<typeof useOverview> }) {
  usePageTitle(t.operateMorsel);
  const { data } = query;
  return (
    <FormPage
      title={t.operateMorsel}
      backPath={pages.profile}
      backLabel={t.backProfile}
      loadingText={t.loading}
    >
      {query.error && !data ? <ErrorState query={query} /> : null}
      {data ? (
        <>
          <p className={textStyles.secondary}>
            {t.accountsAndStateThis}
            {hasLargeNumbers(data) ? (
              <> {t.largerNumbersAreNotCounted({ max: operatorCountMax })}</>
            ) : null}
          </p>
          <Health overview={data} />
          <People counts={data.people} />
          <SignUp isOpen={data.is_sign_up_open} />
          <Jobs jobs={data.jobs} />
          <Services overview={data} />
          <FoodData foods={data.foods} task={data.task} />
          <Backups backups={data.backups} task={data.task} />
        </>
      ) : null}
    </FormPage>
  );
}

function hasLargeNumbers({ people, storage, jobs }: OperatorOverview): boolean {
  const numbers = [
    people.total,
    storage.photos,
    ...jobs.flatMap((job) => [job.queued, job.completed]),
  ];
  return numbers.some((number) => number >= operatorCountMax);
}

const jobNames = (): Readonly<Record<string, string>> => ({
  messages: t.jobsMessages,
  edits: t.jobsEdits,
  "readings by the model": t.jobsReadings,
  reminders: t.jobsReminders,
  webhooks: t.jobsWebhooks,
});

function Jobs({ jobs }: { readonly jobs: OperatorOverview["jobs"] }) {
  return (
    <Section level={2} title={t.jobsLastDay}>
      {jobs.map(({ kind, queued, running, completed, failed, failures }) => (
        <Setting
          key={kind}
          title={jobNames()[kind] ?? kind}
          text={
            <>
              {queued + running + completed + failed === 0
                ? t.noJobs
                : fill(t.queuedWaitingRunning, { queued, running, completed, failed })}
              {failures.length > 0
                ? `: ${failures.map(({ error, count }) => `${count} × ${error}`).join(", ")}`
                : ""}
            </>
          }
        />
      ))}
    </Section>
  );
}
