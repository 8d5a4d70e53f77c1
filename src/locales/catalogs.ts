import type { Messages } from "@lingui/core"
import type { LocaleCode } from "../domain/locale.ts"

/** Texts that are fetched apart: every app page has those of the shop, and only some have the others. */
export type TextPart =
  | "shop"
  | "order"
  | "bulk"
  | "account"
  | "baseData"
  | "customer"
  | "support"
  | "documents"

type Catalog = () => Promise<{ readonly messages: Messages }>

/** One chunk a locale and part: a browser only ever fetches what it shows (architecture.md decision 12). */
const catalogs: Readonly<Record<TextPart, Readonly<Record<LocaleCode, Catalog>>>> = {
  shop: {
    de: () => import("./de.po"),
    "de-AT": () => import("./de-AT.po"),
    ch: () => import("./ch.po")
  },
  order: {
    de: () => import("./order/de.po"),
    "de-AT": () => import("./order/de-AT.po"),
    ch: () => import("./order/ch.po")
  },
  bulk: {
    de: () => import("./bulk/de.po"),
    "de-AT": () => import("./bulk/de-AT.po"),
    ch: () => import("./bulk/ch.po")
  },
  account: {
    de: () => import("./account/de.po"),
    "de-AT": () => import("./account/de-AT.po"),
    ch: () => import("./account/ch.po")
  },
  baseData: {
    de: () => import("./base-data/de.po"),
    "de-AT": () => import("./base-data/de-AT.po"),
    ch: () => import("./base-data/ch.po")
  },
  customer: {
    de: () => import("./customer/de.po"),
    "de-AT": () => import("./customer/de-AT.po"),
    ch: () => import("./customer/ch.po")
  },
  support: {
    de: () => import("./support/de.po"),
    "de-AT": () => import("./support/de-AT.po"),
    ch: () => import("./support/ch.po")
  },
  documents: {
    de: () => import("./documents/de.po"),
    "de-AT": () => import("./documents/de-AT.po"),
    ch: () => import("./documents/ch.po")
  }
}

/** The texts of a locale; what a catalog does not say differently it says in German. */
export const loadTexts = async (code: LocaleCode, parts: ReadonlyArray<TextPart>): Promise<Messages> => {
  const loaded = await Promise.all(parts.map((part) => catalogs[part][code]()))
  const messages: Messages = {}
  for (const catalog of loaded) Object.assign(messages, catalog.messages)
  return messages
}
