import { simpleCalculatorMachine } from "../../src/machines/simple-calculator.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails, type Promises } from "../harness/explore.ts"

const promises: Promises<typeof simpleCalculatorMachine> = {
  "the zip field holds digits only": ({ context }) => /^\d*$/u.test(context.zip),
  "no user leaves with a place that is not served, and without one only for the settings": ({
    value: { filling },
    context
  }) =>
    filling.wish !== "leaving" ||
    filling.zip === "served" ||
    (filling.zip === "missing" && context.destination === "settings"),
  "no user leaves with an amount that is not sold": ({ value: { filling } }) =>
    filling.wish !== "leaving" || filling.amount === "right",
  "no user waits for anything but a running check": ({ value: { filling } }) =>
    filling.wish !== "starting" || filling.zip === "checking",
  "busy means that a check is running": (snapshot) =>
    snapshot.hasTag("busy") === (snapshot.value.filling.zip === "checking"),
  "a hint stands beside a problem": ({ value: { filling } }) =>
    filling.hint !== "hinted" || filling.zip === "malformed" || filling.zip === "unserved",
  "a refusal is shown": ({ value: { filling } }) =>
    filling.wish !== "refused" || filling.touch !== "untouched",
  "only a served zip leads to another local page": ({ value: { filling } }) =>
    !["asking", "found", "moving"].includes(filling.page) || filling.zip === "served",
  "no user is moved while offers are on their way": ({ value: { filling } }) =>
    filling.page !== "moving" || filling.wish !== "leaving"
}

const answers = ["served", "unserved", "uncheckable"].map((verdict) => done("zipCheck", verdict))
const wishes = ["zip.click", "zip.recheck", "zip.left", "search.start", "settings.open"]
const rest = ["amount.left", "problems.dismiss", "form.deactivated", "page.shown"]
const events = (types: ReadonlyArray<string>) => types.map((type) => ({ type }))
const typed = (zips: ReadonlyArray<string>, amounts: ReadonlyArray<string>) => [
  ...zips.map((zip) => ({ type: "zip.change", zip })),
  ...amounts.map((text) => ({ type: "amount.change", text })),
  { type: "group.choose", groupId: 4 }
]

const localPage = { valid: false, validLocationUrl: "/pelletpreise/berlin/10115" }

export const simpleCalculatorWalk = walkOf(simpleCalculatorMachine, {
  ways: {
    everywhere: {
      inputs: [
        { countryId: 1, target: "LOOSE", zip: "" },
        { countryId: 2, target: "PALLET", zip: "" }
      ],
      events: [
        ...typed(["80331", "8033", ""], ["499", "500", "32001", ""]),
        ...events([...wishes, ...rest]),
        ...answers,
        fails("zipCheck"),
        done("countryHint", [3]),
        done("countryHint", []),
        fails("countryHint")
      ],
      // no other region depends on `touch` and `location`, and `page` does not change
      sees: ({ value: { filling }, context }) => [
        filling.zip,
        filling.amount,
        filling.hint,
        filling.wish === "starting" ? context.destination : filling.wish,
        filling.keeping,
        context.zip,
        context.groupId === 4
      ]
    },
    "on a place's page": {
      inputs: [
        { countryId: 1, target: "LOOSE", zip: "", location: { state: "bayern", countyOrCityZip: "80331" } }
      ],
      events: [
        ...typed(["80331", "10115"], ["499", "500"]),
        ...events([...wishes, ...rest]),
        ...answers,
        done("checkLocalPage", localPage),
        done("checkLocalPage", { ...localPage, valid: true }),
        fails("checkLocalPage")
      ],
      // `hint` and `keeping` are covered by all other walks
      sees: ({ value: { filling }, context }) => [
        filling.zip,
        filling.amount,
        filling.wish === "starting" ? context.destination : filling.wish,
        filling.page,
        filling.touch,
        filling.location,
        context.zip
      ]
    }
  },
  promises
})
