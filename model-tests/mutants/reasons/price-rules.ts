import type { Reasons } from "../reason.ts"

const writtenAgain =
  "A day is written out again and compared with the whole text, so that nothing may stand around it."
const ofTheCalendar = "A window begins and ends on workdays of the calendar; the default narrows the type."

export const priceRules: Reasons = {
  "src/domain/price/money.ts": [
    {
      mutator: "EqualityOperator",
      original: "remainder < 0",
      replacement: "remainder <= 0",
      reason: "Where nothing remains, one less and then rounded up is the same number."
    }
  ],
  "src/domain/price/local-day.ts": [
    {
      mutator: "Regex",
      original: "/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/u",
      replacement: "/([0-9]{4})-([0-9]{2})-([0-9]{2})$/u",
      reason: writtenAgain
    },
    {
      mutator: "Regex",
      original: "/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/u",
      replacement: "/^([0-9]{4})-([0-9]{2})-([0-9]{2})/u",
      reason: writtenAgain
    }
  ],
  "src/domain/price/offer-fingerprint.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      times: 2,
      reason: ofTheCalendar
    }
  ],
  "src/domain/price/price-request.ts": [
    {
      mutator: "EqualityOperator",
      original: "option.id > 0",
      replacement: "option.id >= 0",
      reason: "No payment kind has the number 0: any at all is a number below it."
    },
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "No day is no day of the calendar, whatever text stands for it."
    }
  ],
  "src/domain/price/ranking.ts": [
    {
      mutator: "EqualityOperator",
      original: "ranking(offer, best) < 0",
      replacement: "ranking(offer, best) <= 0",
      reason: "A list has one offer of each dealer, so that none ranks like another."
    }
  ],
  "src/domain/price/work-calendar.ts": [
    {
      mutator: "EqualityOperator",
      original: "days.length <= horizon",
      replacement: "days.length < horizon",
      reason: "The calendar is longer than any lead and window, with a day more or less."
    }
  ]
}
