import { countedTable } from "../../domain/consent/counted-table.ts"

/** All anonymous counts, below what browsers keep (rule consent.counted). */
export function CountedList() {
  return (
    <ul>
      {countedTable.map(({ table, what, by, howLong }) => (
        <li key={table}>
          {what}: {by}. {howLong}
        </li>
      ))}
    </ul>
  )
}
