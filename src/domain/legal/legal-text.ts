import { swissSpelling } from "../locale/swiss-spelling.ts"

/** A legal text for pages and mails: a title and sections of paragraphs, plain text. */
export interface LegalText {
  /** Changes whenever the wording changes; an order records the versions that apply to it. */
  readonly version: string
  readonly title: string
  readonly sections: ReadonlyArray<LegalSection>
}

export interface LegalSection {
  readonly title: string
  readonly paragraphs: ReadonlyArray<string>
}

/** Returns the text in Swiss spelling, with "ss" instead of "ß" (rule page.swiss-spelling). */
export const inSwissSpelling = (text: LegalText): LegalText => ({
  version: text.version,
  title: swissSpelling(text.title),
  sections: text.sections.map((section) => ({
    title: swissSpelling(section.title),
    paragraphs: section.paragraphs.map(swissSpelling)
  }))
})
