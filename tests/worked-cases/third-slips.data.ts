/**
 * Monthly pay of a third set of situations, reckoned from the law and its dated values before the product was looked at.
 * `readSlipCases` says how a line is read.
 */
export const THIRD_SLIPS = `
# 1: the least integral salary, thirteen minimum wages; base 70 %, everything is paid for it (CST art. 132; ET art. 114-1).
1 | 2026-11 | 22761765 | integral | ibc 15933236; health 637329; pension 637329; solidarity 159332; withholding 3330000; net 17997774; transport 0; employerHealth 1354325; employerPension 1911988; arl 83171; familyFund 637329; sena 318665; icbf 477997; employer 4783476; vacationProvision 948407; severance 0; serviceBonus 0
# 2: an integral salary that ends on the 15th: what was earned is under ten minimum wages, the salary is not (ET art. 114-1).
2 | 2026-11 | 30000000 | integral; end 2026-11-15 | ibc 10500000; health 420000; pension 420000; solidarity 105000; withholding 1294000; net 12761000; employerHealth 892500; employerPension 1260000; arl 54810; familyFund 420000; sena 210000; icbf 315000; employer 3152310
# 3: an integral salary above the greatest base of 2025 (Ley 797 de 2003, art. 5); caja, SENA and ICBF know no limit.
3 | 2025-11 | 60000000 | integral | ibc 35587500; health 1423500; pension 1423500; solidarity 711750; withholding 15604000; net 40837250; employerHealth 3024938; employerPension 4270500; arl 185767; familyFund 1680000; sena 840000; icbf 1260000; employer 11261204
# 4: half time that begins on the 16th: fifteen days of the least base (Ley 797 de 2003, art. 5).
4 | 2026-11 | 900000 | start 2026-11-16 | salary 450000; transport 124548; health 35018; pension 35018; net 504511; employerPension 105054; arl 4570; familyFund 18000
# 5: a month has thirty days, whatever the calendar says (CST art. 134).
5a | 2026-10 | 3000000 | end 2026-10-30 | salary 3000000; transport 249095
5b | 2026-10 | 3000000 | end 2026-10-31 | salary 3000000; transport 249095
5c | 2026-10 | 3000000 | start 2026-10-16 | salary 1500000; transport 124548
5d | 2026-10 | 3000000 | start 2026-10-31 | salary 100000; transport 8303
5e | 2026-02 | 3000000 | end 2026-02-27 | salary 2700000; transport 224186
5f | 2026-02 | 3000000 | end 2026-02-28 | salary 3000000; transport 249095
5g | 2026-05 | 3000000 | start 2026-05-11; end 2026-05-20 | salary 1000000; transport 83032
# 6: one, two and three days of a sick leave; the minimum wage is paid whole (CST art. 227; Sentencia C-543 de 2007).
6a | 2026-11 | 3000000 | sick 2026-11-10 2026-11-10 | salary 2900000; sickLeaveEmployer 66667; sickLeaveEps 0; transport 240792
6b | 2026-11 | 3000000 | sick 2026-11-10 2026-11-11 | salary 2800000; sickLeaveEmployer 133333; sickLeaveEps 0; transport 232489; ibc 2933333; health 117333; pension 117333; net 2931155
6c | 2026-11 | 3000000 | sick 2026-11-10 2026-11-12 | salary 2700000; sickLeaveEmployer 133333; sickLeaveEps 66667; ibc 2900000
6d | 2026-11 | 1750905 | sick 2026-11-10 2026-11-12 | salary 1575815; sickLeaveEmployer 116727; sickLeaveEps 58364; transport 224186; health 70036; net 1835018
# 7: day 180 of a leave that began on 1 January is 29 June; the pension fund pays from the next day (Decreto Ley 19 de 2012, art. 142).
7a | 2026-06 | 6000000 | sick 2026-01-01 2026-12-31 | salary 0; sickLeaveEps 2900000; sickLeaveFund 100000; health 120000; pension 120000; net 2760000
7b | 2026-11 | 6000000 | sick 2026-01-01 2026-12-31 | salary 0; sickLeaveEps 0; sickLeaveFund 3000000; ibc 3000000; health 120000; net 2760000; arl 0; familyFund 0
# 8: a father's two weeks; the EPS pays them whole (CST art. 236; Ley 2114 de 2021).
8 | 2026-11 | 3000000 | parental 2026-11-03 2026-11-16 | salary 1600000; parentalLeave 1400000; transport 132851; ibc 3000000; health 120000; pension 120000; net 2892851; employerPension 360000; arl 8352; familyFund 64000
# 9: seven days of paid leave for a death: salary, without risk of work nor allowance (CST art. 57; Ley 1280 de 2009).
9 | 2026-11 | 3000000 | paid 2026-11-02 2026-11-08 | salary 2300000; paidLeave 700000; transport 190973; ibc 3000000; health 120000; arl 12006; familyFund 120000
# 10: suspended from the 20th of a month of 31 days: nineteen days were worked (CST arts. 51 and 53).
10 | 2026-10 | 3000000 | unpaid 2026-10-20 2026-10-31 | salary 1900000; transport 157760; health 76000; pension 76000
# 11: vacations through the end of February: the month is worth its salary (CST arts. 134 and 192).
11a | 2026-02 | 3000000 | vacation 2026-02-16 2026-03-06 | ibc 3000000; health 120000; pension 120000; familyFund 120000
11b | 2026-03 | 3000000 | vacation 2026-02-16 2026-03-06 | vacation 600000; salary 2400000; transport 199276; ibc 3000000; arl 12528
# 12: both sides of 15 July 2023, 240 hours and 235; of 2024, 235 and 230; of 2026, 220 and 210 (Ley 2101 de 2021).
12a | 2023-07 | 1974000 | HED 2 2023-07-14; HEN 2 2023-07-15; RNDF 3 2023-07-16 | hours 77683; transport 140606; ibc 2051683; health 82067
12b | 2024-07 | 2162000 | HED 1 2024-07-12; HEDDF 2 2024-07-14; HENDF 1 2024-07-20; RN 4 2024-07-16 | hours 84960; transport 162000; ibc 2246960; health 89878; pension 89878; net 2229203
12c | 2026-07 | 2310000 | RN 5 2026-07-14; RN 5 2026-07-15 | hours 37625
# 13: what is salary decides the allowance, by what the company compares (Ley 15 de 1959); 40 % of what is not (Ley 1393 de 2010, art. 30).
13a | 2026-11 | 3400000 | basic-limit; commissions 500000 | transport 249095; ibc 3900000; health 156000
13b | 2026-11 | 3400000 | commissions 500000 | transport 0; ibc 3900000
13c | 2026-11 | 3400000 | non-salary 500000 | transport 249095; ibc 3400000; health 136000; net 3877095
13d | 2026-11 | 3000000 | non-salary 3000000 | transport 249095; ibc 3600000; health 144000; pension 144000; withholding 0; net 5961095; employerPension 432000; arl 18792; familyFund 120000
13e | 2026-11 | 2000000 | no-transport | transport 0; severance 166667; serviceBonus 166667; vacationProvision 83333
# 14: four minimum wages of each year, one peso to each side (Ley 797 de 2003, art. 7).
14a | 2023-03 | 4639999 | | solidarity 0
14b | 2023-03 | 4640000 | | solidarity 46400
14c | 2024-03 | 5199999 | | solidarity 0
14d | 2024-03 | 5200000 | | solidarity 52000
14e | 2025-03 | 5693999 | | solidarity 0
14f | 2025-03 | 5694000 | | solidarity 56940
# 15: who draws a pension pays none, nor to its fund, and is withheld from (ET art. 383; Ley 100 de 1993, art. 17).
15 | 2026-11 | 8000000 | no-pension | health 320000; pension 0; solidarity 0; withholding 149000; net 7531000; employerPension 0
# 16: the same salary in the UVT of each year (ET arts. 206-10 and 383).
16a | 2023-03 | 9000000 | | health 360000; solidarity 90000; withholding 402000; net 7788000
16b | 2024-03 | 9000000 | | withholding 318000; net 7872000
16c | 2025-03 | 9000000 | | withholding 268000; net 7922000
# 17: each limit alone: 100 UVT of interest, 16 of prepaid health, 32 of dependants, 790 a year of the quarter (ET arts. 387 and 206-10).
17a | 2026-11 | 12000000 | interest 6000000 | withholding 300000; net 10620000
17b | 2026-11 | 13000000 | prepaid 2000000 | withholding 632000; net 11198000
17c | 2026-11 | 18000000 | dependents | withholding 1476000; net 14904000
17d | 2026-11 | 20000000 | interest 1000000; prepaid 300000 | withholding 2091000; net 16109000
17e | 2026-11 | 25000000 | interest 7000000; prepaid 1500000; dependents | withholding 3056000; net 19694000
# 18: the upper rows of the table, 37 and 39 %, and the first peso that pays (ET art. 383).
18a | 2026-11 | 80000000 | | withholding 22428000; net 53194738; familyFund 3200000; sena 1600000; icbf 2400000; employer 16401881
18b | 2026-11 | 150000000 | | withholding 48797000; net 96825738
18c | 2026-11 | 7290154 | | withholding 0; net 6634040
18d | 2026-11 | 7600000 | | withholding 40000; net 6876000
# 19: what is not salary is earned too: over ten minimum wages with it (ET art. 114-1).
19a | 2026-11 | 17000000 | non-salary 600000 | employerHealth 1445000; sena 340000; icbf 510000; familyFund 680000
19b | 2026-11 | 17000000 | non-salary 500000 | employerHealth 0; sena 0; icbf 0; familyFund 680000
# 20: a raise from January paid in March, with 400.000 of two months (CST art. 127).
20 | 2026-03 | 2200000 | bonus 400000 | ibc 2600000; transport 249095; health 104000; pension 104000; net 2641095
`;
