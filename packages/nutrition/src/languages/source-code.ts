/** Text that is in no human language. Repetitions are bounded, so that matching is linear. */
import { parsePatternRows } from "./pattern-rows.ts";

/** Links, addresses, file paths and tags. */
export const linksAndTags = parsePatternRows(String.raw`
  \bhttps?:\/\/\S+|\bwww\.\S+
  + see [https://example.com/pizza]
  \b[\w+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}
  + from [me@apple.com]
  \b[a-z]:\\\S+
  + [C:\rice]
  <\/?[a-z][^<>]{0,200}>
  + two [<b>]eggs[</b>]
`);

/** Elements and lines of source code. Case-sensitive, like programs; `^` is the start of a line. */
export const sourceCode = parsePatternRows(String.raw`
  <(script|style)\b[^>]{0,200}>[^<]{0,2000}<\/\1>
  + [<script>pizza</script>]
  ^[ \t]*(?:(?:const|let|var)\s+\w+\s*=|import\s[^\n]{1,80}\sfrom\s|SELECT\s[^\n]{1,200}\sFROM\s|INSERT INTO\s|DELETE FROM\s|(?:sudo |\$ )?(?:git|npm|npx|pip3?|apt|brew|docker|cargo|yarn|curl) +(?:-?-?[a-z]+)\b|def \w+\(|function \w*\(|class \w+ ?[{:(]|console\.|print\()[^\n]*
  + [const egg = 1;]
  + [npm install pizza]
`);
