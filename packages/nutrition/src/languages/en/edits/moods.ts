/** Words of sentences that may ask for nothing, by what they say instead. */
export const moods: ReadonlyMap<string, RegExp> = new Map([
  [
    "question",
    /\?|^(?:(?:so|um|uh|hey|ok|okay|and|but|wait),? )*(?:what|why|how|is|are|does|do|did|which|who|am|isn'?t)\b|\b(?:(?:should|can|could|may|shall|do) i|i wonder|wondering|do you (?:think|know)|how (?:many|much|bad))\b/i,
  ],
  [
    "hypothetical",
    /\b(?:if (?:i|we|you|he|she|they|it)(?:['’]d| had| have| was| were)?|(?:would|could)(?: have|['’]ve|a)|hypothetical(?:ly)?|suppose)\b/i,
  ],
  [
    "plan",
    /\b(?:tomorrow|next (?:time|week|month|year)|i['’]?ll|i will|might|gonna|going to|plan(?:ning)? to|thinking (?:of|about))\b/i,
  ],
  [
    "habit",
    /\b(?:usually|normally|always|generally|typically|sometimes|often|tend to|every (?:day|morning|night|week|time)|most (?:days|mornings|nights))\b/i,
  ],
]);
