import { describe, expect, it } from "vitest"
import { cancellationCsv, type CsvWords } from "./cancellation-csv.ts"
import { cancellationColumns } from "./columns.ts"
import { rowOf } from "./row.test-support.ts"

const words: CsvWords = {
  columns: {
    orderNumber: "Nummer",
    customer: "Kunde",
    dealer: "Händler",
    product: "Ware",
    amount: "Menge",
    totalPrice: "Preis",
    cancelledAt: "Tag",
    end: "Ende",
    booking: "Buchung",
    feedback: "Grund",
    comments: "Kommentare"
  },
  ends: { refused: "R", cancelledByDealer: "D", cancelledByCustomer: "C", withdrawn: "W" },
  modes: { reversal: "Storno", credit: "Gutschrift", goodwill: "Kulanz" },
  reasons: {
    buyerChangedMind: "1",
    priceTooHigh: "zu teuer",
    deliveryTooLate: "3",
    unreachable: "4",
    notDeliverable: "5",
    orderedTwice: "6",
    other: "7"
  },
  unit: "Einheit",
  notBooked: "offen",
  noFeedback: "keiner",
  day: (instant) => instant.slice(0, 10)
}
const comment = { id: 1, fkUserId: 1, userName: "x", text: "x", createdAt: "2026-11-20T10:00:00.000Z" }

describe("the export of the desk", () => {
  it("has the columns shown on the page, with the same names", () => {
    const rows = [
      rowOf("1", {
        isBooked: true,
        bookedAs: "goodwill",
        customerComments: [comment],
        dealerComments: [comment]
      }),
      rowOf("2", { feedback: { status: 1, reason: "priceTooHigh", comment: "viel" } }),
      rowOf("3", { feedback: { status: 1, reason: null, comment: "so" } }),
      rowOf("4", { feedback: { status: 1, reason: "priceTooHigh", comment: "" } })
    ]
    expect(cancellationCsv(rows.slice(0, 1), cancellationColumns, words)).toBe(
      "\uFEFFNummer;Kunde;Händler;Ware;Menge;Einheit;Preis;Tag;Ende;Buchung;Grund;Kommentare\r\n" +
        "HM-1;Erika Muster;Pelletwerk Nord;Holzpellets lose;6000;kg;1830,50;2026-11-20;C;Kulanz;keiner;2\r\n"
    )
    expect(cancellationCsv(rows, ["feedback", "booking"], words)).toBe(
      "\uFEFFGrund;Buchung\r\nkeiner;Kulanz\r\nzu teuer: viel;offen\r\nso;offen\r\nzu teuer;offen\r\n"
    )
  })

  it("names the unit of an amount", () => {
    const rows = [
      rowOf("1"),
      rowOf("2", { productGroupId: 1, amount: 3000 }),
      rowOf("3", { productGroupId: 4, amount: 2 })
    ]
    expect(cancellationCsv(rows, ["amount"], words)).toBe(
      "\uFEFFMenge;Einheit\r\n6000;kg\r\n3000;l\r\n2;Palette\r\n"
    )
  })

  it("contains no formula from user input", () => {
    const row = rowOf("1", {
      customer: "=HYPERLINK(1)",
      dealer: "@x",
      feedback: { status: 1, reason: null, comment: "+1" }
    })
    expect(cancellationCsv([row], ["customer", "dealer", "feedback"], words)).toContain(
      "'=HYPERLINK(1);'@x;'+1"
    )
  })
})
