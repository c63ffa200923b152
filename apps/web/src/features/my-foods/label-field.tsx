import type { LabelFigures, LabelWords } from "@morsel/contracts";
import {
  messageMaxLength,
  pages,
  photoField,
  photoMaxBytes,
  photoMediaTypes,
  productPaths,
} from "@morsel/contracts/facts";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "wouter";
import { apiErrorText, callApi, postJson } from "../../api/client.ts";
import { useModelStatus } from "../../api/language-model.ts";
import { useFileInput } from "../../platform/use-file-input.ts";
import { Button } from "../../ui/button.tsx";
import fieldStyles from "../../ui/field.module.css";
import { fill } from "../../ui/fill.tsx";
import { Camera, Icon } from "../../ui/icons.tsx";
import textStyles from "../../ui/text.module.css";
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";

interface Props {
  readonly isOpen: boolean;
  readonly onRead: (label: LabelFigures) => void;
}

/** Reads a nutrition label, from a photo or from its words, and fills in its figures. */
export function LabelField({ isOpen, onRead }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const read = useMutation({
    mutationFn: async (words: string) => {
      const answer = await postJson(productPaths.label, { text: words });
      return (await answer.json()) as LabelFigures;
    },
    onSuccess: onRead,
  });
  return (
    <details className={styles.pasted} open={isOpen}>
      <summary>{t.readLabel}</summary>
      <LabelPhoto
        onRead={(words) => {
          setText(words);
          read.mutate(words);
        }}
      />
      <div className={fieldStyles.field}>
        <label htmlFor={id}>{t.wordsNutritionLabel}</label>
        <textarea
          id={id}
          rows={5}
          maxLength={messageMaxLength}
          placeholder={t.per100GEnergy450}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={textStyles.note}>{t.copyThemFromShopsPage}</p>
      </div>
      <Button
        size="small"
        tone="outlined"
        disabled={text.trim() === "" || read.isPending}
        onClick={() => read.mutate(text)}
      >
        {read.isPending ? t.oneMoment : t.fillFigures}
      </Button>
      <p role="status" className={read.error ? textStyles.danger : textStyles.secondary}>
        {read.error
          ? apiErrorText(read.error, t.labelCouldNotBeRead)
          : read.data
            ? t.filledCompareFiguresWith
            : null}
      </p>
    </details>
  );
}

/** Takes a photo of the label, whose words a language model reads; says why if none does. */
function LabelPhoto({ onRead }: { readonly onRead: (words: string) => void }) {
  const status = useModelStatus();
  const read = useMutation({ mutationFn: readPhoto, onSuccess: onRead });
  const { input, open, onChange } = useFileInput(read.mutate);
  if (!status) return null;
  if (!status.reads_photos) {
    return <p className={textStyles.secondary}>{t.photosLabelsCannotBeRead}</p>;
  }
  if (status.consent !== true) {
    return (
      <p className={textStyles.secondary}>
        {fill(t.aiCanReadPhotoLabel, {
          link: (
            <Link className={textStyles.link} href={pages.profile}>
              {t.profile}
            </Link>
          ),
        })}
      </p>
    );
  }
  return (
    <>
      <Button tone="outlined" disabled={read.isPending} onClick={open}>
        <Icon of={Camera} isSmall />
        {read.isPending ? t.readingPhoto : t.photoLabel}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={photoMediaTypes.join(",")}
        data-testid="label-photo"
        onChange={onChange}
      />
      <p className={textStyles.note}>{fill(t.photoGoesAiAtSent, { sent_to: status.sent_to })}</p>
      <p role="alert" className={textStyles.danger}>
        {read.error ? photoErrorText(read.error) : null}
      </p>
    </>
  );
}

class TooLargeError extends Error {}

async function readPhoto(file: File): Promise<string> {
  if (file.size > photoMaxBytes) throw new TooLargeError();
  const body = new FormData();
  body.append(photoField, file);
  const answer = await callApi(productPaths.labelPhoto, { method: "POST", body });
  return ((await answer.json()) as LabelWords).text;
}

const photoErrorText = (error: Error): string =>
  error instanceof TooLargeError
    ? t.photoCanHaveAtMost
    : apiErrorText(error, t.photoCouldNotBeSent);
