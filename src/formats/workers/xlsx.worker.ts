import { openXlsx } from "../xlsx/write-xlsx.ts";
import { serveWriter } from "./serve-writer.ts";

serveWriter(openXlsx);
