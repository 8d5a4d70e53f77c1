/** A kind of work, and how early it is turned away when there is more of it than a copy of the shop can do. */
export interface WorkClassFacts {
  /**
   * The load from which it is refused (rule safety.shedding): 1 is as much as a copy bears. The most important class has
   * none and is never refused for a load.
   */
  readonly refusedFrom: number
  /** Connections of the pool that it leaves to more important classes. */
  readonly leavesFree: number
  /** The share of the queue for rendering that it may fill. */
  readonly queueShare: number
}

/**
 * All classes, in the order in which they are turned away. What has no class is never refused: health, readiness,
 * metrics, built files and pages that are kept in memory.
 */
export const workClasses = {
  /** Exports, spreadsheets, PDFs and pictures of charts. */
  files: { refusedFrom: 0.5, leavesFree: 5, queueShare: 0.25 },
  /** Statistics, lists and pages of the desk. */
  desk: { refusedFrom: 0.7, leavesFree: 4, queueShare: 0.5 },
  /** Public pages that have to be rendered first, and what they ask for. */
  pages: { refusedFrom: 1, leavesFree: 3, queueShare: 0.75 },
  /** Searches, places and offers. */
  search: { refusedFrom: 1.5, leavesFree: 3, queueShare: 0.8 },
  /** Sign-in, accounts, and what staff and dealers save. */
  account: { refusedFrom: 2, leavesFree: 2, queueShare: 0.9 },
  /** The steps of an order, and what customers do with their orders. */
  steps: { refusedFrom: 3, leavesFree: 1, queueShare: 1 },
  /** Placing an order, its session, and what a payment provider says of it. */
  placing: { refusedFrom: Number.POSITIVE_INFINITY, leavesFree: 0, queueShare: 1 }
} as const satisfies Readonly<Record<string, WorkClassFacts>>

export type WorkClass = keyof typeof workClasses

const isWorkClass = (name: string): name is WorkClass => name in workClasses

/** In the order in which they are turned away. */
export const shedOrder: ReadonlyArray<WorkClass> = Object.keys(workClasses).filter(isWorkClass)

/** How long a connection has been waited for when the load is 1, in ms. */
export const waitOfFullLoad = 2_000

/** Longest that placing waits for a connection, in ms: an answer is due after 10 s (rule safety.deadlines). */
const longestOfAll = 8_000

/** How long a class waits for a connection at most, in ms: the longer, the later it is refused. */
export const longestWait = (work: WorkClass): number =>
  Math.min(longestOfAll, workClasses[work].refusedFrom * waitOfFullLoad)

/** How many connections may be held when a class asks for one more; always one at least. */
export const connectionsFor = (work: WorkClass, all: number): number =>
  Math.max(1, all - workClasses[work].leavesFree)

/** How many pages may wait for rendering when a class asks for one more. */
export const queueFor = (work: WorkClass, all: number): number =>
  Math.floor(all * workClasses[work].queueShare)

/** Seconds after which a refused caller is to come again: spread, so that a crowd does not come back as one. */
export const comeAgainIn = (random: number): number => 2 + Math.floor(random * 5)

const ofOrders =
  /^\/(?:[^/]+\/bestell(?:ung(?:-erfolgreich)?|parameter-bestaetigen)|benutzerkonto\/bestellanmeldung)(?:\/|$)/u
const ofDesk =
  /^\/(?:admin|export-orders|haendler\/(?:bewertungen|lieferpausen|preise|tag)|qa|statistics|stornomanagement|support)(?:\/|$)/u
const ofAccounts =
  /^\/(?:account|anfrage-bestaetigen|benutzerkonto|druckansicht\/(?:bestellung|lieferungen)|email-anpassung-bestaetigen|kunde|neues-kennwort-setzen|persoenliche-daten|vertrag-widerrufen)(?:\/|$)/u
const ofSearch = /^\/(?:[^/]+\/(?:angebotsliste|sammelbestellung)|suche)(?:\/|$)/u

/** The class of a page by its path without the locale's prefix. */
export const workOfPage = (pathname: string): WorkClass => {
  if (ofDesk.test(pathname)) return "desk"
  if (ofOrders.test(pathname)) return "steps"
  if (ofAccounts.test(pathname)) return "account"
  return ofSearch.test(pathname) ? "search" : "pages"
}
