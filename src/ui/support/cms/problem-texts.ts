import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { type BlockLimit, mostBlocks } from "../../../domain/content/content-limits.ts"
import type { CheckCode } from "../../../domain/content/page-draft.ts"

/** Texts for the errors found by the check, in the wording for editors. */
export const checkTexts: Readonly<Record<CheckCode, MessageDescriptor>> = {
  emptyTitle: msg`Der Titel fehlt.`,
  emptyTeaser: msg`Der Kurztext fehlt.`,
  emptySeoTitle: msg`Der Titel für die Suche fehlt.`,
  emptyDescription: msg`Die Beschreibung für die Suche fehlt.`,
  emptyPage: msg`Die Seite hat noch keinen Inhalt.`,
  emptyBlock: msg`Hier fehlt noch etwas.`,
  missingAlt: msg`Es steht nicht da, was auf dem Bild zu sehen ist.`,
  brokenLink: msg`Diese Adresse gibt es nicht.`,
  movedLink: msg`Diese Seite ist umgezogen.`,
  missingAnchor: msg`Diese Stelle gibt es auf der Seite nicht.`,
  badContent: msg`So kann es nicht gespeichert werden.`,
  addressTaken: msg`Unter dieser Adresse steht schon eine andere Seite.`,
  badAddress: msg`Diese Adresse geht nicht.`,
  missingTheme: msg`Das Thema fehlt.`,
  noAuthor: msg`Der Name unter dem Artikel fehlt.`
}

/** Ids of the form fields at which errors that belong to no block are shown. */
export const checkFields: Readonly<Partial<Record<CheckCode, string>>> = {
  emptyTitle: "title",
  emptyTeaser: "teaser",
  emptySeoTitle: "seoTitle",
  emptyDescription: "description",
  emptyPage: "blocks",
  addressTaken: "address",
  badAddress: "address",
  missingTheme: "theme",
  noAuthor: "author"
}

/** Texts that explain why a block cannot be added. */
export const limitTexts: Readonly<Record<BlockLimit, MessageDescriptor>> = {
  tooManyBlocks: msg`Eine Seite hat höchstens ${mostBlocks} Blöcke. Entfernen Sie welche, oder teilen Sie die Seite auf.`,
  twoCalculators: msg`Eine Seite hat höchstens einen Rechner.`
}

/** Text for a block with a text that is too long. */
export const longTextWords: MessageDescriptor = msg`Ein Text ist zu lang. Bitte kürzen Sie ihn.`

/** Text for a list with too many levels (rule content.allow-list). */
export const deepTextWords: MessageDescriptor = msg`Eine Liste hat zu viele Ebenen. Höchstens drei sind möglich.`

/** Texts for refusals, by the code of the response. */
export const refusalTexts: Readonly<Record<string, MessageDescriptor>> = {
  NotPublishable: msg`Die Seite kann so nicht veröffentlicht werden. Was fehlt, steht unter „Prüfung“.`,
  NotPossible: msg`Das ist in diesem Stand nicht möglich.`,
  Forbidden: msg`Dazu fehlt Ihnen das Recht.`,
  NotFound: msg`Diese Seite gibt es nicht mehr.`,
  taken: msg`Unter dieser Adresse steht schon eine andere Seite.`,
  reserved: msg`Diese Adresse geht nicht.`,
  misplaced: msg`Diese Adresse geht nicht.`,
  tooManyBlocks: limitTexts.tooManyBlocks,
  tooLong: longTextWords,
  twoCalculators: msg`Eine Seite hat höchstens einen Rechner. Entfernen Sie den zweiten.`,
  tooDeep: deepTextWords,
  tooLarge: msg`Die Seite ist zu lang. Teilen Sie sie in zwei Seiten auf, oder kürzen Sie sie.`,
  BodyTooLarge: msg`Die Seite ist zu lang. Teilen Sie sie in zwei Seiten auf, oder kürzen Sie sie.`,
  missingOrTooLong: msg`Ein Titel, Kurztext oder Text für die Suche ist zu lang. Bitte kürzen Sie ihn.`
}

export const refusedText: MessageDescriptor = msg`Der Server nimmt es so nicht an.`

const unanswered: MessageDescriptor = msg`Der Server antwortet gerade nicht. Bitte versuchen Sie es noch einmal.`

interface Refusal {
  readonly code: string
  readonly problems?: ReadonlyArray<{ readonly code: string }>
}

/** Returns why a page was not created; `undefined` stands for no answer. */
export const whyNotCreated = (refusal: Refusal | undefined): MessageDescriptor => {
  if (refusal === undefined) return unanswered
  const [code = refusal.code] = (refusal.problems ?? []).map((problem) => problem.code)
  return refusalTexts[code] ?? refusedText
}
