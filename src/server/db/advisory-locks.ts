/**
 * Keys of the advisory locks in PostgreSQL. Instances of old and new releases of the shop share these keys, so a key is
 * used for one purpose only, and is never changed. The numbers are arbitrary.
 */
export const advisoryLocks = {
  /** One server at a time migrates the schema. */
  migrations: 7_243_392,
  /** One server at a time creates the first data of an empty database. */
  firstData: 7_243_393,
  /** One server at a time creates the master key or encrypts (wraps) it. */
  masterKey: 7_243_394,
  /** One server at a time grants rights to the shop's plain role. */
  plainRole: 7_243_395,
  /** One server at a time erases again the data that a restore has brought back. */
  erasures: 7_243_396,
  /** Class of the locks that mark running workers. */
  workers: 7_243_397,
  /** Held by the session that makes a backup. */
  backup: 7_243_398,
  /** One test file at a time creates a filled template. */
  testTemplates: 7_243_399,
  /** One process at a time loads sample data. */
  sampleData: 7_243_400,
  /** Class of the locks that represent the slots for CSV exports, so that only a few exports run at a time. */
  csvSlots: 7_243_404,
  /** One process at a time adds a day's orders to the statistics; the migrations 24 and 25 use this lock as well. */
  orderDays: 7_243_401,
  /** One server at a time writes the editorial pages that come with the release. */
  shippedPages: 7_243_402,
  /** One editor at a time assigns an address to a page. */
  pageAddresses: 7_243_403,
  /** Class of the locks of pictures: the files of one picture are stored or deleted by one call at a time. */
  pictureFiles: 7_243_405,
  /** One process at a time adds or removes words that pages offer for spelling correction. */
  pageWords: 7_243_406
} as const
