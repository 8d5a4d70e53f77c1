import type { ReactNode } from "react"
import type { LegalText } from "../../../domain/legal/legal-text.ts"
import s from "./FullText.module.css"

/** The full text that the user agrees to, with its version and the details of the agreement (`children`). */
export function FullText({ text, children }: { readonly text: LegalText; readonly children?: ReactNode }) {
  return (
    <div className={s["text"]}>
      <h2 className={s["title"]}>{text.title}</h2>
      {text.sections.map((section) => (
        <div key={section.title} className={s["section"]}>
          <h3 className={s["heading"]}>{section.title}</h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
      {children}
      <p className={s["version"]}>{text.version}</p>
    </div>
  )
}
