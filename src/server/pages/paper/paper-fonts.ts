import { fileURLToPath } from "node:url"

const fileOf = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-sans-3/${name}`))

/** Font files of printed pages, from the installed npm packages. */
export const paperFonts = {
  regular: fileOf("400Regular/SourceSans3_400Regular.ttf"),
  bold: fileOf("600SemiBold/SourceSans3_600SemiBold.ttf")
} as const
