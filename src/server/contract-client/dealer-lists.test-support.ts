import assert from "node:assert/strict"
import type { Client } from "./client.test-support.ts"
import { type Fields, filled, list, money, named, number, text } from "./wire.test-support.ts"

const desk = "/api/ordercancellationlist"

const rowNames =
  "OrderId OrderNumber Customer Dealer ProductId Amount TotalPrice CancelledAt IsBooked BookedAs IsDirty Feedback " +
  "CustomerComments DealerComments"

export interface Days {
  readonly From: string
  readonly To: string
}

/** Reads the cancelled orders of a period; the API call returns 404 if there are none. */
export const cancelledOrders = async (
  client: Client,
  countryId: number,
  days: Days
): Promise<ReadonlyArray<Fields>> => {
  const { status, body } = await client.tried(`${desk}/getOrderCancellationList`, {
    CountryId: countryId,
    ...days,
    Page: 1,
    Size: 50
  })
  if (status === 404) return []
  assert.equal(status, 200, JSON.stringify(body))
  const rows = filled(named(body, "Items Total")["Items"], rowNames)
  for (const row of rows) {
    assert.equal(row["IsDirty"], false)
    named(row["Feedback"], "Status Reason Comment")
    for (const comment of [...list(row["CustomerComments"]), ...list(row["DealerComments"])])
      named(comment, "Id FkUserId UserName Text CreatedAt")
  }
  return rows
}

/** Books a cancelled order, adds two comments and a reason for the cancellation, using only data from the list. */
export const bookOrder = async (client: Client, row: Fields): Promise<void> => {
  const { OrderId } = row
  const booked = named(
    await client.post(`${desk}/saveOrderCancellationList`, {
      Items: [{ OrderId, IsBooked: true, BookedAs: "credit" }]
    }),
    "Saved Failed"
  )
  assert.deepEqual(booked["Failed"], [])
  for (const Kind of ["Dealer", "dealer"]) {
    const comment = named(
      await client.post(`${desk}/saveOrderCancellationComment`, {
        OrderId,
        Kind,
        Text: `Angerufen (${Kind})`
      }),
      "Id FkUserId UserName Text CreatedAt"
    )
    assert.equal(comment["Text"], `Angerufen (${Kind})`)
  }
  const feedback = await client.post(`${desk}/saveOrderCancellationFeedback`, {
    OrderId,
    Reason: "priceTooHigh",
    Comment: "Andernorts günstiger"
  })
  assert.equal(named(feedback, "Status")["Status"], 1)
}

/** Reads the orders, cancellations and revenue of some days, by month, product and postal code. */
export const readStatistics = async (client: Client, countryId: number, days: Days): Promise<Fields> => {
  const products = filled(
    await client.get(`/api/periodStatistic/getProducts?countryId=${countryId}`),
    "Id Name"
  )
  assert(products.some(({ Id }) => Id === 20))
  const wish = { CountryId: countryId, ...days, Granularity: "Month" }
  for (const more of [
    {},
    { ProductId: 20 },
    { ProductId: null, ZipCode: null, RatePay: null },
    { RatePay: false }
  ]) {
    const { status, body } = await client.tried("/api/periodStatistic/getStatistic", { ...wish, ...more })
    // there were no orders in this period
    if (status === 404) continue
    assert.equal(status, 200, JSON.stringify(body))
    filled(
      named(body, "Rows Total")["Rows"],
      "Period Orders Cancellations Amount Revenue AveragePrice ZipCode RatePay ProductId"
    )
  }
  const whole = named(await client.post("/api/periodStatistic/getStatistic", wish), "Rows Total")
  const total = named(whole["Total"], "Orders Cancellations Revenue")
  assert(number(total["Orders"]) > 0)
  money(total["Revenue"])
  text(named(filled(whole["Rows"])[0])["Period"])
  return total
}
