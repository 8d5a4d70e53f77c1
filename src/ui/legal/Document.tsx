import type { ReactNode } from "react"
import type { LegalText } from "../../domain/legal/legal-text.ts"
import s from "./Document.module.css"

/** A text page: one column with a comfortable line length. */
export function Document({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <article className={s["document"]}>
      <h1>{title}</h1>
      {children}
    </article>
  )
}

interface SectionsProps {
  readonly text: LegalText
  /** Level of the section headings, which is below the level of the text's title. */
  readonly level: 2 | 3
}

/** The sections of a legal text, with the version that orders refer to. */
export function Sections({ text, level }: SectionsProps) {
  const Heading = level === 2 ? "h2" : "h3"
  return (
    <>
      {text.sections.map((section) => (
        <section key={section.title}>
          <Heading>{section.title}</Heading>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className={s["version"]}>{text.version}</p>
    </>
  )
}
