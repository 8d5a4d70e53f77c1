import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { WordName } from "../../../domain/content/edit/parts.ts"

export const wordLabels: Readonly<Record<WordName, MessageDescriptor>> = {
  title: msg`Titel`,
  teaser: msg`Kurztext`,
  seoTitle: msg`Titel für die Suche`,
  description: msg`Beschreibung für die Suche`
}

export const wordHints: Readonly<Record<WordName, MessageDescriptor>> = {
  title: msg`Steht als Überschrift über der Seite.`,
  teaser: msg`Worum es geht, unter dem Titel und in Listen.`,
  seoTitle: msg`Steht im Fenster des Browsers und in der Suche.`,
  description: msg`Steht in der Suche unter dem Titel.`
}
