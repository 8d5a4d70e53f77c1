import type { BlockOf } from "../../domain/content/block.ts"
import { RichTextView } from "./RichTextView.tsx"
import s from "./Questions.module.css"

/** Frequent questions; the answers expand without JavaScript, and are always expanded in print. */
export function Questions({ block }: { readonly block: BlockOf<"questions"> }) {
  return (
    <section aria-labelledby={block.id} className={s["section"]}>
      <h2 id={block.id}>{block.title}</h2>
      <div className={s["list"]}>
        {block.questions.map(({ title, text }) => (
          <details key={title} className={s["question"]}>
            <summary className={s["title"]}>{title}</summary>
            <div className={s["answer"]}>
              <RichTextView text={text} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
