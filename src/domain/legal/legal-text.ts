import { swissSpelling } from "../locale/swiss-spelling.ts"

/** A legal text for pages and mails: a title and sections of paragraphs, plain text. */
export interface LegalText {
  /** Changes with every change of the wording; an order records the versions it was placed under. */
  readonly version: string
  readonly title: string
  readonly sections: ReadonlyArray<LegalSection>
}

export interface LegalSection {
  readonly title: string
  readonly paragraphs: ReadonlyArray<string>
}

/** Swiss pages write "ss" (rule page.swiss-spelling). */
export const inSwissSpelling = (text: LegalText): LegalText => ({
  version: text.version,
  title: swissSpelling(text.title),
  sections: text.sections.map((section) => ({
    title: swissSpelling(section.title),
    paragraphs: section.paragraphs.map(swissSpelling)
  }))
})
