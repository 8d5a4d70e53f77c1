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
 * API groups, and single calls written as `group.call`, that no page script calls. Payment providers and other clients
 * call them, or they are opened as links, e.g. to files.
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
  "dealers.all"
])

const isFile = (schema: Schema.Top): boolean => "_tag" in schema && schema._tag === "StreamUint8Array"

/** Returns all calls of the API contract that pages use, in the contract's order. */
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
            // a file in a request consists of bytes and has no names to translate
            payloads: takesFile(endpoint)
              ? []
              : [...endpoint.payload.values()].flatMap(({ schemas }) => schemas),
            // a file is passed on unchanged, and has no names to translate
            answers: [...endpoint.success, ...endpoint.error].filter((schema) => !isFile(schema))
          }))
  )

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const isPlain = (pairs: ReadonlyArray<KeyPair>) =>
  pairs.length > 0 && pairs.every(([own, wire]) => own === wire)

const pairsOf = (schemas: ReadonlyArray<Schema.Top>) => schemas.flatMap((schema) => wireKeysOf(schema).pairs)

const header = "// Written by `npm run generate` from src/contract.\n"

/**
 * Separate generated files for API groups that only some pages call, such as those behind the sign-in. A page that uses
 * a call loads the whole file that contains it.
 */
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

/** Names of the generated files with the calls. */
export const routeFiles: ReadonlyArray<string> = ["routes", ...Object.keys(shelves)]

const shelfOf = (group: string): string =>
  Object.entries(shelves).find(([, groups]) => groups.includes(group))?.[0] ?? "routes"

/** Generates the calls of one file, one constant each. */
export const routesText = (file: string): string => {
  const calls = contractCalls().filter(({ group }) => shelfOf(group) === file)
  const lines = calls.map(({ group, name, method, path, payloads }) => {
    const plain = isPlain(pairsOf(payloads)) ? ", plain: true" : ""
    return `export const ${group}${capital(name)}: CallOf<"${group}", "${name}"> = { method: "${method}", path: "${path}"${plain} }`
  })
  return `${header}import type { CallOf } from "./call.ts"\n\n${lines.join("\n")}\n`
}

/**
 * Names in the API contract that the shop's pages do not read, because they read the same value under another name
 * (src/contract/schemas/offer.schema.ts).
 */
export const unread: ReadonlySet<string> = new Set(["hashAgain"])

/**
 * Tables whose keys are numbers. These keys are the same in the code and on the wire; names inside the values are
 * translated as usual.
 */
const numbered: ReadonlySet<string> = new Set(["groups", "factors"])

/**
 * Generates two lists: irregular names, which differ in more than the first letter, and tables whose keys must not be
 * translated.
 */
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
        // a name that a response spells exactly as the code does needs no translation
        const isRead = own === wire && !payloads.includes(schema)
        if (wire !== capital(own) && !isRead) odd.set(own, wire)
      }
    }
  }
  const entries = [...odd].map(([own, wire]) => `  ${own}: "${wire}"`).join(",\n")
  const table = entries === "" ? "{}" : `{\n${entries}\n}`
  return `${header}
/** Names in the code that differ on the wire in more than the first letter (\`foreignId\` is \`ForgeinId\`). */
export const oddKeys: Readonly<Record<string, string>> = ${table}

/** Names whose values are tables with arbitrary keys. */
export const tableKeys: ReadonlyArray<string> = ${JSON.stringify([...records])}
`
}
