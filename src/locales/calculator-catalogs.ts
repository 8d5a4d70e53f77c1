import { type Catalogs, textsFrom } from "./catalogs.ts"

/**
 * Texts of the simple calculator and of the error page that contains it: app pages need these texts only when an error
 * occurs.
 */
export const calculatorCatalogs = {
  calculator: {
    de: () => import("./calculator/de.po"),
    "de-AT": () => import("./calculator/de-AT.po"),
    ch: () => import("./calculator/ch.po")
  }
} satisfies Catalogs

export const loadCalculatorTexts = textsFrom(calculatorCatalogs)
