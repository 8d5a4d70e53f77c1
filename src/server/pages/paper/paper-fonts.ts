import { fileURLToPath } from "node:url"

const fileOf = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-sans-3/${name}`))

/** The files of the fonts of papers; they come with the packages. */
export const paperFonts = {
  regular: fileOf("400Regular/SourceSans3_400Regular.ttf"),
  bold: fileOf("600SemiBold/SourceSans3_600SemiBold.ttf")
} as const
