/**
 * Monthly pay of thirty situations, with figures that an accountant computed by hand without having seen the product.
 * `readSlipCases` says how a line is read.
 */
export const SLIP_CASES = `
# Hours on both sides of a change: 220 hours until 14 July 2026 and 210 from the 15th, 90 % on rest days from 1 July
# (Ley 2101 de 2021; CST arts. 168 y 179; Ley 2466 de 2025, art. 14).
1 | 2026-07 | 2310000 | HED 2 2026-07-07; HED 2 2026-07-08; HED 2 2026-07-09; HEN 2 2026-07-22; HEN 1 2026-07-23; RDF 8 2026-07-05; RDF 7 2026-07-20 | hours 281400; ibc 2591400; transport 249095; accrued 2840495; health 103656; pension 103656; solidarity 0; withholding 0; net 2633183; employerHealth 0; employerPension 310968; arl 13527; familyFund 103656; sena 0; icbf 0; employer 428151
# The same a year before, in fortnights: 75 to 80 %, 230 to 220 hours; a holiday on a Sunday has one surcharge.
2A | 2025-06 -1 | 1840000 | | salary 920000
2A | 2025-06 -2 | 1840000 | RDF 8 2025-06-29; RDF 8 2025-06-30 | salary 920000; hours 96000; transport 100000; health 40640; pension 40640; net 1034720
2B | 2025-07 -1 | 1840000 | RDF 5 2025-07-06; RNDF 3 2025-07-06; HED 2 2025-07-09; HED 1 2025-07-15 | salary 920000; hours 90055; transport 100000; health 40402; pension 40402; net 1029250
2C | 2025-07 -2 | 1840000 | RDF 8 2025-07-20; HEN 2 2025-07-24 | salary 920000; hours 82800; health 40112; pension 40112; net 1022576; ibc 2012855
# The night begins at 21:00 until 24 December 2025 and at 19:00 from the 25th (Ley 2466 de 2025, art. 10).
3 | 2025-12 | 1980000 | HEDDF 2 2025-12-21; RN 1 2025-12-24; RDF 5 2025-12-25; RNDF 3 2025-12-25; RN 3 2025-12-26; HENDF 2 2025-12-28 | hours 162450; ibc 2142450; transport 200000; accrued 2342450; health 85698; pension 85698; net 2171054
# The allowance at two minimum wages, 3.501.810, and overtime that passes them (Ley 15 de 1959).
4A | 2026-11 | 3400000 | HED 2 2026-11-04; HED 2 2026-11-05; HED 2 2026-11-06 | accrued 3521429; transport 0; health 140857; pension 140857; net 3239714
4B | 2026-11 | 3501810 | | accrued 3750905; transport 249095; health 140072; pension 140072; net 3470760
4C | 2026-11 | 3501811 | | accrued 3501811; transport 0; health 140072; pension 140072; net 3221666
# A commission of the second fortnight takes back the allowance of the first.
5 | 2026-03 -1 | 2800000 | | net 1412548; transport 124548
5 | 2026-03 -2 | 2800000 | commissions 900000 | net 1991453; transport -124548; ibc 3700000; health 92000; pension 92000; solidarity 0
# Integral: 70 %, 1,4 % of solidarity, the quarter at its cap (Ley 100 de 1993, art. 18; ET arts. 206-10 y 383).
6 | 2026-11 | 45000000 | integral | health 1260000; pension 1260000; solidarity 441000; withholding 10260000; net 31779000; transport 0; employerHealth 2677500; employerPension 3780000; arl 164430; familyFund 1260000; sena 630000; icbf 945000; employer 9456930; vacationProvision 1875000
# 25 minimum wages, every relief, and 1.340 UVT of it (Ley 797 de 2003, art. 5; ET arts. 336 y 387).
7 | 2026-11 | 50000000 | interest 6000000; prepaid 1000000; dependents; afc 4000000 | health 1750905; pension 1750905; solidarity 875453; withholding 10674000; net 30948738; employerHealth 3720673; employerPension 5252715; arl 228493; familyFund 2000000; sena 1000000; icbf 1500000
# The steps of the solidarity fund, one peso to each side (Ley 797 de 2003, art. 7).
7a | 2026-11 | 7003619 | | health 280145; solidarity 0
7b | 2026-11 | 7003620 | | health 280145; solidarity 70036
7c | 2026-11 | 28014479 | | health 1120579; solidarity 280145
7d | 2026-11 | 28014480 | | health 1120579; solidarity 336174
7e | 2026-11 | 30000000 | | health 1200000; solidarity 420000
7f | 2026-11 | 32000000 | | health 1280000; solidarity 512000
7g | 2026-11 | 34000000 | | health 1360000; solidarity 612000
7h | 2026-11 | 35018101 | | health 1400724; solidarity 700362
7i | 2026-11 | 43772625 | | health 1750905; solidarity 875453
7j | 2026-11 | 60000000 | | health 1750905; solidarity 875453
# The 40 % bites with certificates, and nothing does without (ET arts. 336, 387 y 388).
8P | 2026-10 | 9500000 | interest 1200000; prepaid 300000; dependents; afc 500000 | withholding 40000; net 8105000
8Q | 2026-10 | 9500000 | | withholding 287000; net 8358000
# Under ten minimum wages, strictly, of all that was earned; one or two employees of a person (ET art. 114-1).
9A | 2026-11 | 17509049 | | employerHealth 0; employerPension 2101086; arl 91397; familyFund 700362; sena 0; icbf 0; employer 2892845
9B | 2026-11 | 17509050 | | employerHealth 1488269; employerPension 2101086; arl 91397; familyFund 700362; sena 350181; icbf 525272; employer 5256567
9C | 2026-11 | 15000000 | commissions 3000000 | employerHealth 1530000; employerPension 2160000; arl 93960; familyFund 720000; sena 360000; icbf 540000; employer 5403960
9D | 2026-11 | 1750905 | person-one | employerHealth 148827; employerPension 210109; arl 9140; familyFund 70036; sena 35018; icbf 52527; employer 525657
9E | 2026-11 | 1750905 | person-two-or-more | employerHealth 0; employerPension 210109; arl 9140; familyFund 70036; sena 0; icbf 0; employer 289285
# Part months of thirty days (CST art. 134).
10a | 2026-02 | 2400000 | start 2026-02-16 | salary 1200000; transport 124548; health 48000; pension 48000; net 1228548; employerPension 144000; arl 6264; familyFund 48000; severance 110379; severanceInterest 13245; serviceBonus 110379; vacationProvision 50000
10b | 2026-03 | 2400000 | start 2026-03-10; end 2026-03-25 | salary 1280000; transport 132851; health 51200; pension 51200; net 1310451
10c | 2026-02 | 2400000 | | salary 2400000; transport 249095; health 96000; pension 96000; net 2457095
# An apprentice in the practical stage is paid as any worker (CST art. 81; Ley 2466 de 2025, art. 21).
11P | 2026-08 | 1750905 | | transport 249095; health 70036; pension 70036; net 1859928; employerPension 210109; arl 9140; familyFund 70036; employerHealth 0; severance 166667; severanceInterest 20000; serviceBonus 166667; vacationProvision 72954
# Half time: contributions on the minimum wage, the caja on what was paid (Ley 797 de 2003, art. 5).
12 | 2026-11 | 900000 | | accrued 1149095; health 70036; pension 70036; net 1009023; employerPension 210109; arl 9140; familyFund 36000; severance 95758; severanceInterest 11491; serviceBonus 95758; vacationProvision 37500
# A sick leave across two months, with the least pay and through February (CST art. 227; Sentencia C-543 de 2007).
13a | 2026-04 | 2600000 | sick 2026-04-24 2026-05-06 | salary 1993333; sickLeaveEmployer 116727; sickLeaveEps 291818; transport 190973; ibc 2401878; health 96075; pension 96075; net 2400700
13a | 2026-05 | 2600000 | sick 2026-04-24 2026-05-06 | salary 2080000; sickLeaveEmployer 0; sickLeaveEps 350181; transport 199276; health 97207; pension 97207; net 2435043
13b | 2026-02 | 3000000 | sick 2026-02-20 2026-03-03 | salary 2100000; sickLeaveEmployer 133333; sickLeaveEps 466667; transport 174367; health 108000; pension 108000; net 2658367
13b | 2026-03 | 3000000 | sick 2026-02-20 2026-03-03 | salary 2700000; sickLeaveEps 200000; transport 224186; health 116000; pension 116000; net 2892186
# Day 90 inside the month: seven days at two thirds, thirteen at one half (933.333 + 1.300.000).
14 | 2026-06 | 6000000 | sick 2026-03-10 2026-06-20 | salary 2000000; sickLeaveEmployer 0; sickLeaveEps 2233333; accrued 4233333; health 169333; pension 169333; solidarity 0; withholding 0; net 3894667
# A work accident on the 10th, back on the 21st: twenty days of work, ten of the ARL (Ley 776 de 2002, art. 3).
15 | 2026-11 | 2400000 | class 3; accident 2026-11-10 2026-11-20 | salary 1600000; workAccident 800000; transport 166063; ibc 2400000; health 96000; pension 96000; net 2374063; employerPension 288000; arl 38976; familyFund 64000
# A maternity leave of 126 days from 5 October (CST art. 236).
16 | 2026-10 | 4500000 | parental 2026-10-05 2027-02-07 | salary 600000; parentalLeave 3900000; health 180000; pension 180000; net 4140000
16 | 2026-11 | 4500000 | parental 2026-10-05 2027-02-07 | salary 0; parentalLeave 4500000; health 180000; pension 180000; net 4140000; transport 0; employerHealth 0; employerPension 540000; arl 0; familyFund 0
# Ten days unpaid (CST arts. 51 y 53); no pension of them, which the slip warns of.
17 | 2026-06 | 3000000 | unpaid 2026-06-11 2026-06-20 | salary 2000000; transport 166063; health 80000; pension 80000; net 2006063; employerPension 240000; arl 10440; familyFund 80000; employerHealth 0
17n | 2026-06 | 3000000 | non-filer; unpaid 2026-06-11 2026-06-20 | employerHealth 255000
# Fifteen working days of vacation, with and without Saturdays (CST arts. 186 y 192; Ley 51 de 1983).
18i | 2026-08 | 3200000 | vacation 2026-08-03 2026-08-21 | vacation 2026667; salary 1173333; transport 91335; ibc 3200000; health 128000; pension 128000; net 3035335; arl 6125
18ii | 2026-08 | 3200000 | vacation 2026-08-03 2026-08-25 | vacation 2453333; salary 746667; transport 58122; health 128000; pension 128000; net 3002122
# 2027 with yearly values that somebody typed: surcharges are statute, 90 % until June and 100 % from July.
30i | 2027-06 | 4200000 | smmlv 1900000 270000; RDF 8 2027-06-27 | hours 144000; ibc 4344000; health 173760; pension 173760
30ii | 2027-07 | 4200000 | smmlv 1900000 270000; HEDDF 2 2027-07-11; RDF 7 2027-07-20; HENDF 2 2027-07-18 | hours 340000; ibc 4540000; health 181600; pension 181600; employerPension 544800
`;
