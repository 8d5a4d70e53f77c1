const quote = 0x22
const lineFeed = 0x0a

/** How far a file has come: its records so far, and whether the last sign stood inside a quoted cell. */
export interface RecordCount {
  readonly records: number
  readonly isQuoted: boolean
}

export const noRecords: RecordCount = { records: 0, isQuoted: false }

/**
 * Counts the records of a file while it comes, however it is cut into pieces (`csvRow` ends each with a line feed; one
 * inside a quoted cell ends none). Neither sign is ever a part of another one in UTF-8.
 */
export const countRecords = ({ records, isQuoted }: RecordCount, piece: Uint8Array): RecordCount => {
  let ended = records
  let inside = isQuoted
  for (const byte of piece)
    if (byte === quote) inside = !inside
    else if (byte === lineFeed && !inside) ended++
  return { records: ended, isQuoted: inside }
}
