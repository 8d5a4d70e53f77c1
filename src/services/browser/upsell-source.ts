import { type Consent, may, onWithdrawn } from "./consent.ts"
import { readCookie } from "./cookies.ts"

/** The places where a visitor accepted upsellings: one source per upselling key (rule calculator.upselling-source). */
export type UpsellSources = Readonly<Record<string, string>>

/** Lifetime of the sources in seconds: 7 days (rule calculator.upselling-source). */
const lifetime = 604_800

const cookieName = "upsell"
const mostKeys = 20

const isSource = (pair: readonly [string, unknown]): pair is readonly [string, string] =>
  /^[0-9]{1,6}$/u.test(pair[0]) && typeof pair[1] === "string" && /^[\w-]{1,40}$/u.test(pair[1])

/** Parses the cookie's base64 JSON; returns no sources if it is corrupt, invalid or too large. */
export const parseUpsellSources = (text: string | undefined): UpsellSources => {
  if (text === undefined || text.length > 2000) return {}
  try {
    const value: unknown = JSON.parse(atob(text))
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).filter(isSource).slice(0, mostKeys))
  } catch {
    return {}
  }
}

/** Returns the cookie with the sources: 7 days, secure, lax. */
export const upsellCookie = (sources: UpsellSources): string =>
  `${cookieName}=${btoa(JSON.stringify(sources))}; Path=/; Max-Age=${lifetime}; SameSite=Lax; Secure`

/**
 * The upselling sources of this visitor: stored in a cookie with consent, otherwise in memory for the lifetime of the
 * page.
 */
export interface UpsellSourceMap {
  readonly all: () => UpsellSources
  readonly remember: (key: number, source: string) => void
}

interface CookieJar {
  readonly read: () => string
  readonly write: (cookie: string) => void
}

const documentJar: CookieJar = {
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie
  }
}

export const upsellSourceMap = (
  consent: Consent = may,
  jar: CookieJar = documentJar,
  whenWithdrawn: typeof onWithdrawn = onWithdrawn
): UpsellSourceMap => {
  let memory: UpsellSources = {}
  whenWithdrawn("marketing", () => (memory = {}))
  const kept = (): UpsellSources =>
    consent("marketing") ? parseUpsellSources(readCookie(jar.read(), cookieName)) : {}
  const all = (): UpsellSources => ({ ...kept(), ...memory })
  return {
    all,
    remember: (key, source) => {
      const pair = [String(key), source] as const
      if (!isSource(pair)) return
      memory = { ...memory, [pair[0]]: source }
      if (consent("marketing")) jar.write(upsellCookie(all()))
    }
  }
}
