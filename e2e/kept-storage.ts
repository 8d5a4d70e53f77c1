import type { Page } from "@playwright/test"
import type { StorageKind, Stored } from "../src/domain/consent/stored.ts"
import { rowOf } from "../src/domain/consent/storage-table.ts"

/** Returns everything that a page has stored in the browser, by kind and name. */
const keptBy = async (page: Page): Promise<ReadonlyArray<readonly [StorageKind | "other", string]>> => {
  const cookies = (await page.context().cookies()).map(({ name }) => ["cookie", name] as const)
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    other: [
      ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
      ...(await caches.keys())
    ],
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`)
  }))
  return [
    ...cookies,
    ...inPage.local.map((name) => ["local", name] as const),
    ...inPage.session.map((name) => ["session", name] as const),
    ...[...inPage.other, ...inPage.workers].map((name) => ["other", name] as const)
  ]
}

/**
 * Returns the stored items that the storage table does not list, or that serve none of the given purposes (rule
 * consent.table).
 */
export const unlisted = async (
  page: Page,
  purposes: ReadonlyArray<Stored["purpose"]>
): Promise<ReadonlyArray<string>> =>
  (await keptBy(page)).flatMap(([kind, name]) => {
    const row = kind === "other" ? undefined : rowOf(kind, name)
    return row !== undefined && purposes.includes(row.purpose) ? [] : [`${kind} ${name}`]
  })

/** Collects the URLs that a page requests from other hosts, from now on. */
export const askedElsewhere = (page: Page): ReadonlyArray<string> => {
  const asked: Array<string> = []
  page.context().on("request", (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith("http") && !/(?:^|\.)localhost$/u.test(hostname)) asked.push(request.url())
  })
  return asked
}
