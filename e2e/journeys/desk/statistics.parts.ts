import { ask } from "../../database.ts"

export const admin = "Role_Interaid_Admin"

export const financial = "Role_Interaid_Financial"

export const day = (daysAgo: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now() - daysAgo * 86_400_000)

/**
 * First day of two years of sample orders, which end before the days on which other journeys are currently placing
 * orders.
 */
export const first = day(730)

export const last = day(3)

export const span = `von=${first}&bis=${last}`

/** Returns the dealer with the most sample orders whose name and place no other dealer shares. */
export const busyDealer = async (): Promise<number> => {
  const [row] = await ask(
    `select o.dealer_id, count(*)::int as orders from customer_order o join dealer d on d.id = o.dealer_id
     where o.country_id = 1 and not exists
       (select from dealer twin where (twin.name, twin.zip_code) = (d.name, d.zip_code) and twin.id <> d.id)
     group by o.dealer_id order by 2 desc, 1 limit 1`,
    []
  )
  return Number(row?.["dealer_id"])
}
