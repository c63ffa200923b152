import type { ChatJob } from "@morsel/contracts";
import { Suspense, useRef, useState } from "react";
import { useCurrentUser } from "../../api/current-user.ts";
import { useJobs } from "../../api/jobs.ts";
import { useModelStatus } from "../../api/language-model.ts";
import { moveFocus } from "../../platform/focus.ts";
import { useMediaQuery, wideScreen } from "../../platform/media-queries.ts";
import { usePageTitle } from "../../platform/page.ts";
import { readSession, sessionKeys, writeSession } from "../../platform/storage.ts";
import { lazyOrNothing, WhenIdle } from "../../ui/deferred.tsx";
import { FirstRunHint } from "../../ui/first-run-hint.tsx";
import pageStyles from "../../ui/page.module.css";
import { Composer } from "./composer.tsx";
import { Examples, readExamples } from "./examples.tsx";
import { LogHistory } from "./log-history.tsx";
import { LogNotices } from "./log-notices.tsx";
import styles from "./log-screen.module.css";
import { LoggedToday } from "./logged-today.tsx";
import { t } from "./messages.ts";
import { usePhotoDraft } from "./photo/use-photo-draft.ts";
import { useAnalysingNotice } from "./use-analysing-notice.ts";
import { appendSpoken, appendToDraft, useDraft } from "./use-draft.ts";
import { useMealSubmit } from "./use-meal-submit.ts";
import { useVoice } from "./voice/use-voice.ts";

const OutboxNote = lazyOrNothing("OutboxNote", () => import("./outbox/outbox-note.tsx"));
// Rarely shown: most servers use no language model, and it asks once.
const ConsentCard = lazyOrNothing("ConsentCard", () => import("./consent-card.tsx"));

// Once, after sign-up.
const RecoveryOffer = lazyOrNothing("RecoveryOffer", () => import("./recovery-offer.tsx"));

// Rarely needed: reads what another app shared.
const SharedInput = lazyOrNothing("SharedInput", () => import("./shared-input.tsx"));

// Loads the meals, which must not delay the text box.
const LogAgain = lazyOrNothing("LogAgain", () => import("./log-again.tsx"));
const Alternatives = lazyOrNothing("Alternatives", () => import("./alternatives.tsx"));

/** The dashboard: the text box and the log history. */
export function LogScreen() {
  usePageTitle(t.log);
  const isSignedIn = useCurrentUser().user !== null;
  const box = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft();
  const jobs = useJobs(isSignedIn);
  const history = isSignedIn ? jobs.data : [];
  const photo = usePhotoDraft();
  const meal = useMealSubmit({ isSignedIn, draft, setDraft, photo });
  const voice = useVoice({
    onTranscript: (words) => setDraft(appendSpoken(draft, words)),
  });
  const { isJustSubmitted } = meal;
  const analysing = useAnalysingNotice({ jobs: history ?? [], isJustSubmitted });

  const putInBox = (text: string) => {
    setDraft(text);
    window.scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  };
  // On a wide screen the history is next to the text box.
  const isWide = useMediaQuery(wideScreen);
  const offers = (
    <Offers newest={history?.[0]} onPick={(food) => putInBox(appendToDraft(draft, food))} />
  );
  const isExample = readExamples().includes(draft.trim());

  return (
    <div className={pageStyles.page}>
      <div className={styles.head}>
        <h1>{t.whatDidYou}</h1>
        {history ? <LoggedToday jobs={history} /> : null}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Composer
            text={draft}
            onChange={setDraft}
            onSubmit={meal.submit}
            isSubmitting={meal.isSubmitting}
            box={box}
            photo={photo}
            askSignIn={isSignedIn ? undefined : meal.askSignIn}
            voice={isSignedIn ? voice : { ...voice, toggle: meal.askSignIn }}
            analysing={analysing}
          />
          <LogNotices meal={meal} voice={voice} box={box} />
          {isSignedIn ? <Questions onAnswer={() => moveFocus(box.current)} /> : null}
          <WhenIdle>
            <SharedInput
              isSignedIn={isSignedIn}
              onText={(text) => putInBox(appendToDraft(draft, text))}
              onPhoto={photo.choose}
            />
            <OutboxNote />
          </WhenIdle>
        </div>
        {isSignedIn ? (
          <div className={styles.history}>
            <LogHistory
              jobs={jobs}
              onRetry={({ message, photo_id: photoId }) => {
                if (message.trim() === draft.trim()) meal.keepDraft();
                if (photoId && !photo.file && !photo.id) photo.attach(photoId);
                putInBox(message === "" ? draft : appendToDraft(draft, message));
              }}
            >
              {isWide ? null : offers}
            </LogHistory>
          </div>
        ) : null}
        {isWide && history && history.length > 0 ? (
          <div className={styles.belowBox}>{offers}</div>
        ) : null}
        {history?.length === 0 && !meal.isSignInAsked ? (
          <div>
            <Examples
              onPick={(example) => putInBox(isExample ? example : appendToDraft(draft, example))}
            />
            {isSignedIn ? (
              <FirstRunHint name="log" text={t.amounts} onDismiss={() => moveFocus(box.current)} />
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface OffersProps {
  readonly newest: ChatJob | undefined;
  readonly onPick: (food: string) => void;
}

/** Meals to log again, or what to do about the newest message if it failed; in a place of fixed height. */
function Offers({ newest, onPick }: OffersProps) {
  return (
    <WhenIdle>
      {newest?.status === "failed" ? (
        <Alternatives message={newest.message} onPick={onPick} />
      ) : (
        <LogAgain />
      )}
    </WhenIdle>
  );
}

interface QuestionProps {
  readonly onAnswer: () => void;
}

/** What a user is asked once. */
function Questions(props: QuestionProps) {
  return (
    <>
      <RecoveryCodes {...props} />
      <ConsentQuestion {...props} />
    </>
  );
}

/** The offer of recovery codes, in the visit in which the account was created. */
function RecoveryCodes({ onAnswer }: QuestionProps) {
  const [isOffered, setIsOffered] = useState(() => readSession(sessionKeys.offersCodes));
  if (!isOffered) return null;
  const end = () => {
    writeSession(sessionKeys.offersCodes, "");
    setIsOffered(undefined);
    onAnswer();
  };
  // It has its height before it is loaded, so that it moves nothing.
  return (
    <div className={styles.offer}>
      <Suspense fallback={null}>
        <RecoveryOffer onEnd={end} />
      </Suspense>
    </div>
  );
}

/** The consent card while the user's consent to a language model is unknown. */
function ConsentQuestion({ onAnswer }: QuestionProps) {
  const status = useModelStatus();
  if (!status?.sent_to || status.consent !== null) return null;
  return (
    <Suspense fallback={null}>
      <ConsentCard status={status} onAnswer={onAnswer} />
    </Suspense>
  );
}
