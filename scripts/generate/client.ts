import type { Schema } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import { takesFile } from "../../src/contract/file-body.ts"
import { ShopApi } from "../../src/contract/shop.api.ts"
import { type KeyPair, wireKeysOf } from "./wire-keys.ts"

export interface ContractCall {
  readonly group: string
  readonly name: string
  readonly method: string
  readonly path: string
  readonly payloads: ReadonlyArray<Schema.Top>
  readonly answers: ReadonlyArray<Schema.Top>
}

/**
 * Called by payment providers and other clients, or by links as files are, and never by a script of a page: groups, and
 * calls as `group.call`.
 */
const foreign: ReadonlySet<string> = new Set([
  "payments",
  "priceListKey",
  "charts",
  "site.common",
  "mediaFiles",
  "adverts.slots",
  "adverts.content",
  "advertFrames.stylesFile",
  "advertFrames.frame",
  "advertFrames.click",
  "site.countryStates",
  "orderProcess.installmentOptionList",
  "site.localRedirect",
  "localPages.all",
  "content.all",
  "news.featured",
  "dealers.all"
])

const isFile = (schema: Schema.Top): boolean => "_tag" in schema && schema._tag === "StreamUint8Array"

/** All calls of the contract that pages make, in its order. */
export const contractCalls = (): ReadonlyArray<ContractCall> =>
  Object.values(ShopApi.groups).flatMap((group) =>
    foreign.has(group.identifier)
      ? []
      : Object.values<
          Pick<HttpApiEndpoint.Top, "identifier" | "method" | "path" | "payload" | "success" | "error">
        >(group.endpoints)
          .filter(({ identifier }) => !foreign.has(`${group.identifier}.${identifier}`))
          .map((endpoint) => ({
            group: group.identifier,
            name: endpoint.identifier,
            method: endpoint.method,
            path: endpoint.path,
            // bytes have no names either
            payloads: takesFile(endpoint)
              ? []
              : [...endpoint.payload.values()].flatMap(({ schemas }) => schemas),
            // a file is taken as it comes, and has no names to translate
            answers: [...endpoint.success, ...endpoint.error].filter((schema) => !isFile(schema))
          }))
  )

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const isPlain = (pairs: ReadonlyArray<KeyPair>) =>
  pairs.length > 0 && pairs.every(([own, wire]) => own === wire)

const pairsOf = (schemas: ReadonlyArray<Schema.Top>) => schemas.flatMap((schema) => wireKeysOf(schema).pairs)

const header = "// Written by `npm run generate` from src/contract.\n"

/** Groups whose calls are made only by pages behind the sign-in: a page carries its whole file. */
const shelves: Readonly<Record<string, ReadonlyArray<string>>> = {
  "error-routes": ["errorTrace"],
  "price-routes": ["priceHistory", "market", "localPages", "localOffers"],
  "content-routes": ["content", "news", "prompts", "search"],
  "content-desk-routes": ["contentDesk"],
  "advert-routes": ["adverts", "advertFrames"],
  "dealers-routes": ["dealers"],
  "application-routes": ["dealerApplications"],
  "price-list-routes": ["priceLists"],
  "open-data-routes": ["openData"],
  "review-routes": ["reviews"],
  "hint-routes": ["listHints"],
  "order-routes": ["orderProcess", "orderLife"],
  "account-routes": [
    "account",
    "registration",
    "session",
    "customer",
    "alarms",
    "rating",
    "ownData",
    "support",
    "cache",
    "operations"
  ],
  "dealer-routes": [
    "cancellations",
    "dealerClosures",
    "dealerHome",
    "dealerOrders",
    "staffOrders",
    "dealerNames",
    "deskSearch",
    "reviewDesk",
    "applicationDesk",
    "deskTasks",
    "dealerDesk",
    "dealerLogo",
    "optionRules",
    "media",
    "invitations",
    "promptDesk",
    "advertDesk",
    "campaignDesk",
    "advertReport",
    "periodStatistic",
    "ordersExport",
    "salesList",
    "shopFigures",
    "searchDesk"
  ]
}

/** Names of the files that the calls stand in. */
export const routeFiles: ReadonlyArray<string> = ["routes", ...Object.keys(shelves)]

const shelfOf = (group: string): string =>
  Object.entries(shelves).find(([, groups]) => groups.includes(group))?.[0] ?? "routes"

/** The calls of one file, one constant each. */
export const routesText = (file: string): string => {
  const calls = contractCalls().filter(({ group }) => shelfOf(group) === file)
  const lines = calls.map(({ group, name, method, path, payloads }) => {
    const plain = isPlain(pairsOf(payloads)) ? ", plain: true" : ""
    return `export const ${group}${capital(name)}: CallOf<"${group}", "${name}"> = { method: "${method}", path: "${path}"${plain} }`
  })
  return `${header}import type { CallOf } from "./call.ts"\n\n${lines.join("\n")}\n`
}

/** Names of the contract whose values the shop's pages read by their first names (src/contract/schemas/offer.schema.ts). */
export const unread: ReadonlySet<string> = new Set(["hashAgain"])

/** Tables by numbers, which no capital letter changes: what stands below them is translated like everything else. */
const numbered: ReadonlySet<string> = new Set(["groups", "factors"])

/** The names that capital letters alone do not translate, and the tables that are not to be translated. */
export const wireKeysText = (): string => {
  const odd = new Map<string, string>()
  const records = new Set<string>()
  const seen = new Map<string, string>()
  for (const { payloads, answers } of contractCalls()) {
    for (const schema of [...payloads, ...answers]) {
      const found = wireKeysOf(schema)
      if (isPlain(found.pairs)) continue
      for (const record of found.records) if (!numbered.has(record)) records.add(record)
      for (const [own, wire] of found.pairs.filter(([name]) => !unread.has(name))) {
        if ((seen.get(own) ?? wire) !== wire)
          throw new Error(
            `"${own}" is "${wire}" and "${seen.get(own)}" on the wire: one table cannot say both`
          )
        seen.set(own, wire)
        // a name that an answer spells as the code does is read as it is
        const isRead = own === wire && !payloads.includes(schema)
        if (wire !== capital(own) && !isRead) odd.set(own, wire)
      }
    }
  }
  const entries = [...odd].map(([own, wire]) => `  ${own}: "${wire}"`).join(",\n")
  const table = entries === "" ? "{}" : `{\n${entries}\n}`
  return `${header}
/** Own name to wire name where a capital letter is not all (\`foreignId\` is \`ForgeinId\`). */
export const oddKeys: Readonly<Record<string, string>> = ${table}

/** Names whose values are tables by free keys. */
export const tableKeys: ReadonlyArray<string> = ${JSON.stringify([...records])}
`
}
