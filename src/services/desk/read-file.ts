import { countRecords, noRecords } from "../../domain/csv/count-records.ts"
import type { ExportRefusal, FetchedFile } from "../../machines/export.machine.ts"
import { NoAnswer } from "../client/no-answer.ts"

type Fetch = (address: string, init: RequestInit) => Promise<Response>

export type ReadFile =
  | { readonly kind: "fetched"; readonly file: FetchedFile }
  | { readonly kind: "refused"; readonly refusal: ExportRefusal }

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/**
 * Number of bytes collected in the page's memory before they are moved into a blob, which the browser may store on
 * disk.
 */
const foldedAt = 4 * 1024 * 1024

const refusals: Readonly<Record<number, ExportRefusal>> = {
  401: "signedOut",
  403: "forbidden",
  404: "nothing",
  422: "invalid",
  429: "tooMany"
}

/** Returns the reason why the server refuses the file; `undefined` for statuses that are no refusal. */
export const refusalOf = (status: number): ExportRefusal | undefined => refusals[status]

const nameIn = (disposition: string | null): string =>
  /filename="([\w.-]+)"/u.exec(disposition ?? "")?.[1] ?? "export.csv"

/**
 * Reads a file of rows as a stream, and reports the number of received rows and the announced total (`x-total-rows`).
 * Fails if the connection is interrupted; the caller checks whether the received file is complete.
 */
export const readFile = async (
  fetch: Fetch,
  address: string,
  onRows: (rows: number, total: number) => void,
  signal: AbortSignal
): Promise<ReadFile> => {
  const response = await fetch(address, { method: "GET", headers: { accept: `text/csv, ${xlsx}` }, signal })
  const refusal = refusalOf(response.status)
  if (refusal !== undefined) return { kind: "refused", refusal }
  if (!response.ok || response.body === null) throw new NoAnswer(String(response.status))
  const total = Number(response.headers.get("x-total-rows") ?? Number.NaN)
  const name = nameIn(response.headers.get("content-disposition"))
  if (response.headers.get("content-type") === xlsx) {
    // an XLSX file is received as a whole; an interrupted connection fails here as well
    onRows(0, total)
    return { kind: "fetched", file: { name, rows: total, total, contents: await response.blob() } }
  }
  const reader = response.body.getReader()
  let contents = new Blob([], { type: "text/csv" })
  let pieces: Array<Uint8Array<ArrayBuffer>> = []
  let size = 0
  let count = noRecords
  const fold = () => {
    contents = new Blob([contents, ...pieces], { type: "text/csv" })
    pieces = []
    size = 0
  }
  // the first record is the header
  const rows = () => Math.max(0, count.records - 1)
  onRows(0, total)
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    count = countRecords(count, value)
    pieces.push(value)
    size += value.length
    if (size >= foldedAt) fold()
    if (!signal.aborted) onRows(rows(), total)
  }
  fold()
  return { kind: "fetched", file: { name, rows: rows(), total, contents } }
}
