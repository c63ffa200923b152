import type { ReactNode } from "react";
import { Chip } from "../../ui/chip.tsx";
import { Ring } from "../../ui/gauge.tsx";
import { CircleCheck } from "../../ui/icons.ts";
import { Meter } from "../../ui/meter.tsx";
import { features } from "./content.ts";

/** Three cards, each with a picture made of the product's own parts. */
export function Features() {
  return (
    <section className="wrap chapter" id="features">
      <h2 className="headline">{features.title}</h2>
      <ul className="features">
        <Feature
          title={features.fast.title}
          text={features.fast.text}
          picture={
            <div className="flex flex-col gap-2">
              <div className="bub">{features.fast.message}</div>
              <div className="bub answer">
                <CircleCheck className="ic text-positive" aria-hidden="true" />
                {features.fast.answer}
              </div>
            </div>
          }
        />
        <Feature
          title={features.wellness.title}
          text={features.wellness.text}
          picture={
            <div className="grid gap-4">
              <Meter
                label="Protein"
                mark={{ shape: "square", color: "var(--macro-protein)" }}
                value={63.8}
                goal={50}
                valueText="63.8"
                goalText="50"
                unit="g"
                notes={["13.8\u00a0g over"]}
              />
              <div className="chips">
                <Chip label="Fiber" value={"6.4\u00a0g"} />
                <Chip label="Vitamin D" value="—" />
              </div>
            </div>
          }
        />
        <Feature
          title={features.insights.title}
          text={features.insights.text}
          picture={
            <div className="flex items-center gap-[18px]">
              <Ring percent={79} size={92} label="Daily Score 79 of 100">
                <span className="text-[1.75rem]">79</span>
              </Ring>
              <div className="grid flex-1 gap-3">
                <Meter
                  label="Fat"
                  mark={{ shape: "diamond", color: "var(--macro-fat)" }}
                  value={56.2}
                  goal={78}
                  valueText="56.2"
                  goalText="78"
                  unit="g"
                />
                <Meter
                  label="Carbs"
                  mark={{ shape: "circle", color: "var(--macro-carbs)" }}
                  value={214.9}
                  goal={275}
                  valueText="214.9"
                  goalText="275"
                  unit="g"
                />
              </div>
            </div>
          }
        />
      </ul>
    </section>
  );
}

interface FeatureProps {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
}

function Feature({ title, text, picture }: FeatureProps) {
  return (
    <li className="feature">
      <div className="vis">{picture}</div>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
