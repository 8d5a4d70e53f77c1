import { countedTable } from "../../domain/consent/counted-table.ts"

/** All anonymous counts, shown below the stored data of browsers (rule consent.counted). */
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
