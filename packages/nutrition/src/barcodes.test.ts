import { describe, expect, it } from "vitest";
import { formatBarcode, parseBarcode } from "./barcodes.ts";

describe("Barcodes", () => {
  it.each([
    ["an EAN-13", "5000159407236", ["05000159407236"]],
    ["a UPC-A", "036000291452", ["00036000291452"]],
    ["the EAN-13 of a UPC-A", "0036000291452", ["00036000291452"]],
    ["an EAN-8", "96385074", ["00000096385074"]],
    ["a GTIN-14", "10038034720202", ["10038034720202"]],
    ["spaces and hyphens", "5 000159-407236", ["05000159407236"]],
    ["a UPC-E that ends with 0", "04252614", ["00042100005264"]],
    ["a UPC-E that ends with 3", "01234531", ["00012300000451"]],
    ["a UPC-E that ends with 4", "01234543", ["00012340000053"]],
    ["a UPC-E that ends with 7", "01234572", ["00012345000072"]],
    ["a UPC-E that ends with 1", "06543217", ["00065100004327"]],
  ])("%s", (_, text, gtins) => {
    expect(parseBarcode(text)[0]).toEqual(gtins[0]);
  });

  it("eight digits that are valid in both symbologies may be either product", () => {
    const both = Array.from({ length: 1000 }, (_, number) => `0${String(number).padStart(7, "0")}`)
      .map(parseBarcode)
      .find((gtins) => gtins.length === 2);
    expect(both?.[1]?.slice(0, 6)).toBe("000000");
  });

  it.each([
    "5000159407237",
    "036000291453",
    "96385075",
    "123",
    "",
    "50001594072360000",
    "0000000000000",
    "abc",
  ])("%j is not a barcode", (text) => {
    expect(parseBarcode(text)).toEqual([]);
  });

  it.each([
    ["05000159407236", "5000159407236"],
    ["00036000291452", "036000291452"],
    ["00000096385074", "96385074"],
    ["10038034720202", "10038034720202"],
  ])("%s is shown as %s", (gtin, shown) => {
    expect(formatBarcode(gtin)).toBe(shown);
  });
});
