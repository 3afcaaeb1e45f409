import type { FigureTable } from "./figure-table.ts";

export const BENEFITS: readonly FigureTable[] = [
  {
    title: "Prima del primer semestre",
    columns: ["Ana Lucía Botero", "Bruno Arias", "Carla Henao", "Darío Mosquera"],
    rows: [
      ["salary", "Salario", [9000000, 2200000, 1900000, 3000000]],
      ["variable", "Promedio de lo variable", [0, 0, 0, 0]],
      ["transport", "Auxilio de transporte", [0, 249095, 249095, 249095]],
      ["base", "Base", [9000000, 2449095, 2149095, 3249095]],
      ["days", "Días", [180, 180, 180, 180]],
      ["amount", "Valor", [4500000, 1224548, 1074548, 1624548]],
      ["provided", "Provisionado", [4500000, 1224546, 1074546, 1619704]],
      ["difference", "Diferencia al gasto", [0, 2, 2, 4844]],
    ],
  },
  {
    title: "Prima del segundo semestre",
    columns: ["Ana Lucía Botero", "Bruno Arias", "Carla Henao", "Elena Ossa"],
    rows: [
      ["salary", "Salario", [9000000, 2200000, 1966667, 1750905]],
      ["variable", "Promedio de lo variable", [0, 270627, 0, 0]],
      ["transport", "Auxilio de transporte", [0, 207579, 249095, 249095]],
      ["base", "Base", [9000000, 2678206, 2215762, 2000000]],
      ["days", "Días", [180, 180, 180, 100]],
      ["amount", "Valor", [4500000, 1339103, 1107881, 555556]],
      ["provided", "Provisionado", [4500000, 1339102, 1107880, 555557]],
      ["difference", "Diferencia al gasto", [0, 1, 1, -1]],
    ],
  },
  {
    title: "Cesantías e intereses de 2026",
    columns: ["Ana Lucía Botero", "Bruno Arias", "Carla Henao", "Elena Ossa"],
    rows: [
      ["salary", "Salario", [9000000, 2200000, 1933333, 1750905]],
      ["variable", "Promedio de lo variable", [0, 135314, 0, 0]],
      ["transport", "Auxilio de transporte", [0, 228337, 249095, 249095]],
      ["base", "Base", [9000000, 2563651, 2182428, 2000000]],
      ["days", "Días", [360, 360, 360, 100]],
      ["amount", "Cesantías", [9000000, 2563651, 2182428, 555556]],
      ["provided", "Cesantías provisionadas", [9000000, 2563648, 2182426, 555557]],
      ["interest", "Intereses", [1080000, 307638, 261891, 18519]],
      ["providedInterest", "Intereses provisionados", [1080000, 307639, 261892, 66667]],
    ],
  },
  {
    title: "Liquidación de Darío Mosquera",
    columns: ["Base", "Días", "Valor", "Provisionado"],
    rows: [
      ["severance", "Cesantías", [3249095, 255, 2301442, 2296599]],
      ["severanceInterest", "Intereses sobre cesantías", [2301442, 255, 195623, 275592]],
      ["serviceBonus", "Prima de servicios", [3249095, 75, 676895, 676895]],
      ["vacation", "Vacaciones pendientes", [3000000, 315, 1312500, 1312500]],
    ],
  },
  {
    title: "Vacaciones por pagar al 31/12/2026",
    columns: ["Ana Lucía Botero", "Bruno Arias", "Carla Henao", "Elena Ossa"],
    rows: [
      ["salary", "Salario", [9000000, 2200000, 2100000, 1750905]],
      ["variable", "Promedio de comisiones", [0, 116667, 0, 0]],
      ["served", "Días de servicio", [1066, 690, 540, 100]],
      ["used", "Días disfrutados", [720, 0, 0, 0]],
      ["left", "Días pendientes", [346, 690, 540, 100]],
      ["owed", "Vacaciones por pagar", [4325000, 2220139, 1575000, 243181]],
      ["books", "En los libros", [1925000, 2166670, 1441670, 243180]],
      ["adjustment", "Ajuste", [2400000, 53469, 133330, 1]],
    ],
  },
];
