import Foundation
print(M_PI == .pi, M_E, M_SQRT2 * M_SQRT2 > 1.99, DBL_EPSILON == Double.ulpOfOne, FLT_MAX == Float.greatestFiniteMagnitude, DBL_MIN)
print(INT_MAX, UINT32_MAX, INT8_MAX, LONG_MAX == Int.max, type(of: RAND_MAX), EXIT_FAILURE)
