import { type LanguageId, languageIds } from "@morsel/contracts/facts";
import { useSavePreferences } from "../../api/preferences.ts";
import { setLanguage } from "../../platform/language.ts";
import { storeLanguage } from "../../platform/stored-language.ts";
import { useLanguage } from "../../platform/use-language.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { t } from "./messages.ts";
import styles from "./profile.module.css";

/** The languages by their own names, so that each is found by those who read it. */
const names: Readonly<Record<LanguageId, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  "pt-BR": "Português (Brasil)",
};
const options = Object.fromEntries(languageIds.map((id) => [id, names[id]])) as typeof names;

/** The language of the screens. */
export function LanguageSetting() {
  const showToast = useToast();
  const save = useSavePreferences((text) => showToast(errorToast(text)));
  const choose = async (language: LanguageId) => {
    if (!(await setLanguage(language))) {
      showToast(errorToast(t.languageNotLoaded));
      return;
    }
    storeLanguage(language);
    save.mutate({ language });
  };
  return (
    <div className={styles.settingField}>
      <SelectField
        label={t.language}
        value={useLanguage()}
        options={options}
        onChange={(id) => void choose(id)}
      />
    </div>
  );
}
