import { Plus } from "../../ui/icons.ts";

const questions = [
  {
    question: "Is Morsel free?",
    answer: "Yes. The core features are free and you do not need a credit card.",
  },
  {
    question: "How accurate is it?",
    answer:
      "Nutrients come from public food tables, not from a guess. What you leave out, such as oil or a portion, is assumed, and the receipt says so; name it and the estimate gets closer.",
  },
  {
    question: "Do I have to weigh my food?",
    answer:
      "No. A bowl, a slice, a handful or “some” will do. If you know the grams, say them and they are used as they are.",
  },
  {
    question: "What happens to my data?",
    answer:
      "Your log is yours: only you see it when you are signed in, and you can delete any meal at any time.",
  },
] as const;

export function Questions() {
  return (
    <section className="wrap chapter questions">
      <h2 className="headline">Questions</h2>
      <div>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Plus className="ic" aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
