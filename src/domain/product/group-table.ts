import type { CountryId } from "../place/country.ts"
import { firewoodFacets } from "./firewood.ts"
import type { AmountRange, GroupFacts } from "./group-facts.ts"

const everywhere = (range: AmountRange): Readonly<Record<CountryId, AmountRange>> => ({
  1: range,
  2: range,
  3: range
})

const litres = {
  unit: "l",
  unitPlural: "Liter",
  priceUnitAmount: 100,
  isPallet: false,
  limits: everywhere({ min: 500, bulkMin: 500, max: 32_000 })
} as const

const kilograms = {
  unit: "kg",
  unitPlural: "Kilogramm",
  priceUnitAmount: 1000,
  isPallet: false,
  limits: everywhere({ min: 1000, bulkMin: 1000, max: 20_000 }),
  kilogramsPerUnit: 1
} as const

const pallets = {
  unit: "Palette",
  unitPlural: "Paletten",
  priceUnitAmount: 1,
  isPallet: true,
  limits: everywhere({ min: 1, bulkMin: 1, max: 15 }),
  defaultAmount: 1
} as const

/** Values shared by all liquids; they have no certificates. */
const liquid = {
  ...litres,
  superProductId: undefined,
  kilogramsPerUnit: undefined,
  palletBags: [],
  goods: "liquid",
  vatClass: "liquidFuel",
  moistureDeclaredIn: [],
  certificates: [],
  declared: []
} as const

/** Values shared by most kinds of wood. */
const wood = {
  superProductId: undefined,
  palletBags: [],
  vatClass: "burningWood",
  moistureDeclaredIn: [],
  declared: []
} as const

const pelletCertificates = [
  { id: 1, name: "ENplus A1" },
  { id: 2, name: "DINplus" },
  { id: 4, name: "ENplus A2" },
  { id: 6, name: "Blauer Engel" }
] as const

const forestCertificate = { id: 31, name: "PEFC" } as const

/**
 * All facts about the groups of the shop (rule product.groups). To add a group, start here: the compiler then reports
 * what else is missing (decision 048). Limits of a single country are part of the row: `limits: { ...kilograms.limits,
 * 3: { … } }`.
 */
export const groupTable = {
  heatingOil: {
    ...liquid,
    id: 1,
    slug: "heizoel",
    productId: 1,
    name: "Heizöl",
    superProductId: 3,
    defaultAmount: 3000,
    comparisonAmount: 3000
  },
  diesel: {
    ...liquid,
    id: 2,
    slug: "diesel",
    productId: 2,
    name: "Diesel",
    defaultAmount: 1000,
    comparisonAmount: 1000
  },
  loosePellets: {
    ...wood,
    ...kilograms,
    id: 3,
    slug: "holzpellets-lose",
    productId: 20,
    name: "Holzpellets lose",
    superProductId: 21,
    defaultAmount: 6000,
    comparisonAmount: 6000,
    goods: "blown",
    certificates: pelletCertificates
  },
  sacks: {
    ...wood,
    ...pallets,
    id: 4,
    slug: "holzpellets-sackware",
    productId: 23,
    name: "Holzpellets Sackware",
    comparisonAmount: 6,
    kilogramsPerUnit: 975,
    palletBags: [
      { size: 15, count: 48 },
      { size: 15, count: 65 },
      { size: 15, count: 66 },
      { size: 15, count: 70 },
      { size: 10, count: 96 }
    ],
    goods: "packed",
    certificates: pelletCertificates
  },
  adBlue: {
    ...liquid,
    id: 5,
    slug: "adblue",
    productId: 5,
    name: "AdBlue",
    defaultAmount: 1000,
    comparisonAmount: 1000
  },
  bigBags: {
    ...wood,
    ...pallets,
    id: 6,
    slug: "holzpellets-bigbags",
    productId: 27,
    name: "Holzpellets Big Bags",
    comparisonAmount: 6,
    kilogramsPerUnit: 1000,
    goods: "packed",
    certificates: pelletCertificates
  },
  firewood: {
    ...wood,
    ...kilograms,
    id: 7,
    slug: "kaminholz",
    productId: 29,
    name: "Kaminholz",
    defaultAmount: 1000,
    comparisonAmount: 1000,
    goods: "packed",
    certificates: [forestCertificate, { id: 32, name: "FSC" }],
    declared: firewoodFacets
  },
  briquettes: {
    ...wood,
    ...pallets,
    id: 8,
    slug: "holzbriketts",
    productId: 26,
    name: "Holzbriketts",
    comparisonAmount: 1,
    kilogramsPerUnit: 960,
    goods: "packed",
    certificates: [{ id: 41, name: "DINplus" }, forestCertificate]
  },
  woodChips: {
    ...wood,
    ...kilograms,
    id: 9,
    slug: "hackschnitzel",
    productId: 25,
    name: "Hackschnitzel",
    defaultAmount: 6000,
    comparisonAmount: 6000,
    goods: "tipped",
    moistureDeclaredIn: [1],
    certificates: [
      // the class limits the moisture of the chips as delivered (ISO 17225-4, table 1)
      { id: 51, name: "ISO 17225-4 A1", bound: "bis 25\u00a0% Wasser" },
      { id: 52, name: "ISO 17225-4 A2", bound: "bis 35\u00a0% Wasser" }
    ]
  },
  industrialPellets: {
    ...wood,
    ...kilograms,
    id: 10,
    slug: "industriepellets",
    productId: 28,
    name: "Industriepellets",
    defaultAmount: 6000,
    comparisonAmount: 6000,
    goods: "blown",
    certificates: [
      { id: 11, name: "ENplus B" },
      { id: 12, name: "ISO 17225-2 I3" }
    ]
  }
} as const satisfies Readonly<Record<string, GroupFacts>>
