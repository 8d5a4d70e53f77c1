import type { BlockOf } from "../../domain/content/block.ts"
import { RichTextView } from "./RichTextView.tsx"
import type { LiveContent } from "./live-content.ts"
import s from "./Facts.module.css"

interface FactsProps {
  readonly block: BlockOf<"facts">
  readonly instalments: LiveContent["instalments"]
}

/** Important facts about a topic, under short headings. */
export function Facts({ block, instalments }: FactsProps) {
  const facts = block.facts.filter(
    ({ inInstalments }) => inInstalments === undefined || instalments !== "none"
  )
  return (
    <section aria-labelledby={block.id} className={s["section"]}>
      <h2 id={block.id} className={s["title"]}>
        {block.title}
      </h2>
      <div className={s["facts"]}>
        {facts.map(({ title, text, inInstalments }) => (
          <div key={title} className={s["fact"]}>
            <h3>{title}</h3>
            <RichTextView text={instalments === "chosen" && inInstalments ? inInstalments : text} />
          </div>
        ))}
      </div>
    </section>
  )
}
