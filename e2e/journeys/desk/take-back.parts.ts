import { ask } from "../../database.ts"

export const path = "/stornomanagement/offen"

export const statusOf = async (id: string | undefined) =>
  (await ask("select status from customer_order where id = $1", [id]))[0]?.["status"]
