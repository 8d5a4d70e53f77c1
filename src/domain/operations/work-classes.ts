/** A class of work, and how early it is refused when a server process is overloaded. */
export interface WorkClassFacts {
  /**
   * The load at which the class is refused (rule safety.shedding); 1 is the most that a server process can handle. The
   * most important class has the value infinity, so that it is never refused because of load.
   */
  readonly refusedFrom: number
  /** Number of pool connections that the class must leave free for more important classes. */
  readonly leavesFree: number
  /** The share of the render queue that the class may fill. */
  readonly queueShare: number
}

/**
 * All classes, in the order in which they are refused. Requests without a class are never refused: health, readiness,
 * metrics, built files and cached pages.
 */
export const workClasses = {
  /** Exports, spreadsheets, PDFs and pictures of charts. */
  files: { refusedFrom: 0.5, leavesFree: 5, queueShare: 0.25 },
  /** Statistics, lists and pages of the desk. */
  desk: { refusedFrom: 0.7, leavesFree: 4, queueShare: 0.5 },
  /** Public pages that are not cached and must be rendered, and the data of these pages. */
  pages: { refusedFrom: 1, leavesFree: 3, queueShare: 0.75 },
  /** Searches, places and offers. */
  search: { refusedFrom: 1.5, leavesFree: 3, queueShare: 0.8 },
  /** Sign-in, accounts, and changes by staff and dealers. */
  account: { refusedFrom: 2, leavesFree: 2, queueShare: 0.9 },
  /** The steps of an order, and customers' actions on their orders. */
  steps: { refusedFrom: 3, leavesFree: 1, queueShare: 1 },
  /** Placing orders, starting and renewing sessions, and notifications from payment providers. */
  placing: { refusedFrom: Number.POSITIVE_INFINITY, leavesFree: 0, queueShare: 1 }
} as const satisfies Readonly<Record<string, WorkClassFacts>>

export type WorkClass = keyof typeof workClasses

const isWorkClass = (name: string): name is WorkClass => name in workClasses

/** The classes in the order in which they are refused. */
export const shedOrder: ReadonlyArray<WorkClass> = Object.keys(workClasses).filter(isWorkClass)

/** The waiting time for a database connection that counts as a load of 1, in ms. */
export const waitOfFullLoad = 2_000

/**
 * Longest wait for a connection when an order is placed, in ms: a response is due after 10 s (rule safety.deadlines).
 */
const longestOfAll = 8_000

/**
 * Returns the maximum time in ms that a class waits for a connection: the later a class is refused, the longer it may
 * wait.
 */
export const longestWait = (work: WorkClass): number =>
  Math.min(longestOfAll, workClasses[work].refusedFrom * waitOfFullLoad)

/** Returns the maximum number of connections that may be in use when a class requests another one; at least one. */
export const connectionsFor = (work: WorkClass, all: number): number =>
  Math.max(1, all - workClasses[work].leavesFree)

/** Returns the maximum number of pages that may wait for rendering when a class requests another one. */
export const queueFor = (work: WorkClass, all: number): number =>
  Math.floor(all * workClasses[work].queueShare)

/**
 * Returns the number of seconds after which a refused caller should retry; random, so that many callers do not retry at
 * the same time.
 */
export const comeAgainIn = (random: number): number => 2 + Math.floor(random * 5)

const ofOrders =
  /^\/(?:[^/]+\/bestell(?:ung(?:-erfolgreich)?|parameter-bestaetigen)|benutzerkonto\/bestellanmeldung)(?:\/|$)/u
const ofDesk =
  /^\/(?:admin|export-orders|haendler\/(?:bewertungen|lieferpausen|preise|tag)|qa|statistics|stornomanagement|support)(?:\/|$)/u
const ofAccounts =
  /^\/(?:account|anfrage-bestaetigen|benutzerkonto|druckansicht\/(?:bestellung|lieferungen)|email-anpassung-bestaetigen|kunde|neues-kennwort-setzen|persoenliche-daten|vertrag-widerrufen)(?:\/|$)/u
const ofSearch = /^\/(?:[^/]+\/(?:angebotsliste|sammelbestellung)|suche)(?:\/|$)/u

/** Returns the class of a page by its path without the locale prefix. */
export const workOfPage = (pathname: string): WorkClass => {
  if (ofDesk.test(pathname)) return "desk"
  if (ofOrders.test(pathname)) return "steps"
  if (ofAccounts.test(pathname)) return "account"
  return ofSearch.test(pathname) ? "search" : "pages"
}
