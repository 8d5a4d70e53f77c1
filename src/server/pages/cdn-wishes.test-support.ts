import { detectLocale, prefixOfPath } from "../../domain/locale/locale-detection.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import { canaryPages, type Owner } from "./canaries.test-support.ts"

/** One request to the cache, and its expected response. */
export interface CdnWish {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly lang: string
  /**
   * The words of one visitor that the response must (`mustHave`) or may contain; the words of all other visitors must
   * not occur.
   */
  readonly own: string | undefined
  readonly mustHave: boolean
}

const langs: Readonly<Record<LocaleCode, string>> = { de: "de-DE", "de-AT": "de-AT", ch: "de-CH" }

const hosts: Readonly<Record<string, LocaleCode | undefined>> = {
  localhost: undefined,
  "de.localhost": "de",
  "at.localhost": "de-AT",
  "ch.localhost": "ch"
}

const languages = [
  "",
  "de",
  "de-AT,de;q=0.9,en;q=0.8",
  "de-CH,de;q=0.9",
  "de-LI",
  "en-US,en;q=0.9",
  "de-DE,de-AT;q=0.5",
  "de;q=0.3,de-AT;q=0.8"
] as const

const encodings = ["br, gzip", "gzip", ""] as const

const cookies = [
  "",
  "locale=ch",
  "locale=de-AT",
  "locale=de",
  "consent=2sm.1795000000.sm",
  "consent=2sm.1795000000.; locale=ch",
  "__Host-refresh=made-up",
  "locale=xx; utm=1"
] as const

/** Creates a source of pseudo-random numbers that are equal in each run. */
export const numbers = (seed: number) => (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}

type Next = ReturnType<typeof numbers>

/** Returns a random element of a non-empty list. */
const oneOf = <A>(all: readonly [A, ...ReadonlyArray<A>], next: Next): A => all[next(all.length)] ?? all[0]

const localeOf = (path: string, headers: Readonly<Record<string, string>>): LocaleCode => {
  const domain = hosts[headers["host"] ?? ""]
  return detectLocale({
    languages: headers["accept-language"],
    store: undefined,
    domain,
    prefix: domain === undefined ? prefixOfPath(path) : "",
    cookie: /(?:^|;)\s*locale=([^;]*)/u.exec(headers["cookie"] ?? "")?.[1]
  }).locale
}

/** Returns the headers without empty values. */
const sent = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""))

/** A guest with an order; the order's page opens only with the guest's own cookie. */
export interface CdnGuest {
  readonly canary: string
  readonly cookie: string
  readonly path: string
}

export interface CdnVisitors {
  readonly owners: readonly [Owner, ...ReadonlyArray<Owner>]
  readonly guests: readonly [CdnGuest, ...ReadonlyArray<CdnGuest>]
  readonly staff: { readonly canary: string; readonly cookie: string }
  /** Public paths without a prefix. */
  readonly paths: readonly [string, ...ReadonlyArray<string>]
}

/**
 * Creates a random request: of a hundred requests ten are from customers, four from guests who order, two from staff,
 * and the rest from other visitors.
 */
export const cdnWish = ({ owners, guests, staff, paths }: CdnVisitors, next: Next): CdnWish => {
  const kind = next(100)
  const address = `198.51.100.${1 + next(250)}`
  const plain = { host: "localhost", "x-forwarded-for": address, "accept-encoding": oneOf(encodings, next) }
  const made = (
    path: string,
    given: Readonly<Record<string, string>>,
    own: string | undefined,
    mustHave: boolean
  ): CdnWish => {
    const headers = sent(given)
    return { path, headers, lang: langs[localeOf(path, headers)], own, mustHave }
  }
  if (kind < 10) {
    const owner = oneOf(owners, next)
    const all = Object.values(canaryPages)
    const page = all[next(all.length)]
    return made(
      page?.path(owner) ?? "/",
      { ...plain, cookie: owner.cookie },
      owner.canary,
      page?.mine === true
    )
  }
  if (kind < 14) {
    const guest = oneOf(guests, next)
    // sometimes the request has no cookie, or another guest's cookie
    const cookie = [guest.cookie, oneOf(guests, next).cookie, "", guest.cookie][next(4)] ?? ""
    const isOwn = cookie === guest.cookie
    return made(guest.path, { ...plain, cookie }, isOwn ? guest.canary : undefined, isOwn)
  }
  const host = oneOf(["localhost", "localhost", "de.localhost", "at.localhost", "ch.localhost"], next)
  const prefix = host === "localhost" ? oneOf(["", "", "/de", "/at", "/ch"], next) : ""
  // some pages are requested more often than others
  const path = paths[Math.min(next(paths.length), next(paths.length))] ?? paths[0]
  const cookie = kind < 16 ? staff.cookie : oneOf([oneOf(guests, next).cookie, ...cookies], next)
  return made(
    prefix !== "" && path === "/" ? prefix : prefix + path,
    { ...plain, host, cookie, "accept-language": oneOf(languages, next) },
    kind < 16 ? staff.canary : undefined,
    false
  )
}
