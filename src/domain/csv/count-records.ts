const quote = 0x22
const lineFeed = 0x0a

/**
 * Intermediate result while the records of a file are counted: the number of records so far, and whether the last
 * character was inside a quoted cell.
 */
export interface RecordCount {
  readonly records: number
  readonly isQuoted: boolean
}

export const noRecords: RecordCount = { records: 0, isQuoted: false }

/**
 * Counts the records of a file that is received in arbitrary pieces. `csvRow` ends each record with a line feed; a line
 * feed inside a quoted cell does not end a record. In UTF-8, the bytes of line feed and quote never occur within
 * another character.
 */
export const countRecords = ({ records, isQuoted }: RecordCount, piece: Uint8Array): RecordCount => {
  let ended = records
  let inside = isQuoted
  for (const byte of piece)
    if (byte === quote) inside = !inside
    else if (byte === lineFeed && !inside) ended++
  return { records: ended, isQuoted: inside }
}
