import { countedTable } from "../../domain/consent/counted-table.ts"

/**
 * Explanation of everything that the shop counts anonymously, shown below the list of data stored by browsers (rule
 * consent.counted).
 */
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
