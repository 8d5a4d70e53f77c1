import type { Messages } from "@lingui/core"
import type { LocaleCode } from "../domain/locale/locale.ts"

/**
 * Text catalogs that are fetched separately: every app page loads the shop's texts, and only some pages load the
 * others.
 */
export type TextPart =
  | "shop"
  | "order"
  | "bulk"
  | "account"
  | "baseData"
  | "customer"
  | "support"
  | "desk"
  | "documents"
  | "prices"
  | "frame"
  | "calculator"
  | "offerParts"

type Catalog = () => Promise<{ readonly messages: Messages }>

export type Catalogs = Readonly<Partial<Record<TextPart, Readonly<Record<LocaleCode, Catalog>>>>>

/** Loads the texts of a locale; texts that a catalog does not override are German. */
export type LoadTexts = (code: LocaleCode, parts: ReadonlyArray<TextPart>) => Promise<Messages>

export const textsFrom =
  (catalogs: Catalogs): LoadTexts =>
  async (code, parts) => {
    const loaded = await Promise.all(
      parts.map((part) => {
        const catalog = catalogs[part]
        if (catalog === undefined) throw new Error(`The texts "${part}" are not of this script`)
        return catalog[code]()
      })
    )
    const messages: Messages = {}
    for (const catalog of loaded) Object.assign(messages, catalog.messages)
    return messages
  }

/**
 * Each part of each locale is a separate chunk, so that a browser fetches only the texts that it shows (rule
 * page.texts).
 */
export const shopCatalogs = {
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
  customer: {
    de: () => import("./customer/de.po"),
    "de-AT": () => import("./customer/de-AT.po"),
    ch: () => import("./customer/ch.po")
  }
} satisfies Catalogs

/** Texts of the pages that shoppers see. */
export const loadTexts = textsFrom(shopCatalogs)
