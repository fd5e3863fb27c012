#include "CPrelude.h"

// Swift compiles an array literal of this size in minutes; C has a directive for it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char StandardCore[] = {
#embed "../Prelude/Declarations/StandardCore.swift"
};
static const unsigned char StandardNumbers[] = {
#embed "../Prelude/Declarations/StandardNumbers.swift"
};
static const unsigned char StandardMath[] = {
#embed "../Prelude/Declarations/StandardMath.swift"
};
static const unsigned char StandardCMath[] = {
#embed "../Prelude/Declarations/StandardCMath.swift"
};
static const unsigned char StandardIntegers[] = {
#embed "../Prelude/Declarations/StandardIntegers.swift"
};
static const unsigned char StandardSIMD[] = {
#embed "../Prelude/Declarations/StandardSIMD.swift"
};
static const unsigned char StandardSIMDMasks[] = {
#embed "../Prelude/Declarations/StandardSIMDMasks.swift"
};
static const unsigned char StandardSequences[] = {
#embed "../Prelude/Declarations/StandardSequences.swift"
};
static const unsigned char StandardRandom[] = {
#embed "../Prelude/Declarations/StandardRandom.swift"
};
static const unsigned char StandardReflection[] = {
#embed "../Prelude/Declarations/StandardReflection.swift"
};
static const unsigned char StandardAdaptors[] = {
#embed "../Prelude/Declarations/StandardAdaptors.swift"
};
static const unsigned char StandardLazy[] = {
#embed "../Prelude/Declarations/StandardLazy.swift"
};
static const unsigned char StandardCollections[] = {
#embed "../Prelude/Declarations/StandardCollections.swift"
};
static const unsigned char StandardSlices[] = {
#embed "../Prelude/Declarations/StandardSlices.swift"
};
static const unsigned char StandardReplacing[] = {
#embed "../Prelude/Declarations/StandardReplacing.swift"
};
static const unsigned char StandardArrays[] = {
#embed "../Prelude/Declarations/StandardArrays.swift"
};
static const unsigned char StandardArraySlice[] = {
#embed "../Prelude/Declarations/StandardArraySlice.swift"
};
static const unsigned char StandardDictionaries[] = {
#embed "../Prelude/Declarations/StandardDictionaries.swift"
};
static const unsigned char StandardRanges[] = {
#embed "../Prelude/Declarations/StandardRanges.swift"
};
static const unsigned char StandardInlineArrays[] = {
#embed "../Prelude/Declarations/StandardInlineArrays.swift"
};
static const unsigned char StandardRangeSets[] = {
#embed "../Prelude/Declarations/StandardRangeSets.swift"
};
static const unsigned char StandardDifferences[] = {
#embed "../Prelude/Declarations/StandardDifferences.swift"
};
static const unsigned char StandardText[] = {
#embed "../Prelude/Declarations/StandardText.swift"
};
static const unsigned char StandardCharacterSets[] = {
#embed "../Prelude/Declarations/StandardCharacterSets.swift"
};
static const unsigned char StandardScanners[] = {
#embed "../Prelude/Declarations/StandardScanners.swift"
};
static const unsigned char StandardSubstring[] = {
#embed "../Prelude/Declarations/StandardSubstring.swift"
};
static const unsigned char StandardRegex[] = {
#embed "../Prelude/Declarations/StandardRegex.swift"
};
static const unsigned char StandardRegexSearch[] = {
#embed "../Prelude/Declarations/StandardRegexSearch.swift"
};
static const unsigned char StandardCollectionSearch[] = {
#embed "../Prelude/Declarations/StandardCollectionSearch.swift"
};
static const unsigned char StandardRegexBuilder[] = {
#embed "../Prelude/Declarations/StandardRegexBuilder.swift"
};
static const unsigned char StandardRegexCaptures[] = {
#embed "../Prelude/Declarations/StandardRegexCaptures.swift"
};
static const unsigned char StandardFoundation[] = {
#embed "../Prelude/Declarations/StandardFoundation.swift"
};
static const unsigned char StandardSorting[] = {
#embed "../Prelude/Declarations/StandardSorting.swift"
};
static const unsigned char StandardIndexSets[] = {
#embed "../Prelude/Declarations/StandardIndexSets.swift"
};
static const unsigned char StandardDates[] = {
#embed "../Prelude/Declarations/StandardDates.swift"
};
static const unsigned char StandardCaches[] = {
#embed "../Prelude/Declarations/StandardCaches.swift"
};
static const unsigned char StandardCalendars[] = {
#embed "../Prelude/Declarations/StandardCalendars.swift"
};
static const unsigned char StandardDateNames[] = {
#embed "../Prelude/Declarations/StandardDateNames.swift"
};
static const unsigned char StandardDateFormatters[] = {
#embed "../Prelude/Declarations/StandardDateFormatters.swift"
};
static const unsigned char StandardISODates[] = {
#embed "../Prelude/Declarations/StandardISODates.swift"
};
static const unsigned char StandardBundle[] = {
#embed "../Prelude/Declarations/StandardBundle.swift"
};
static const unsigned char StandardCoding[] = {
#embed "../Prelude/Declarations/StandardCoding.swift"
};
static const unsigned char StandardJSON[] = {
#embed "../Prelude/Declarations/StandardJSON.swift"
};
static const unsigned char StandardCoded[] = {
#embed "../Prelude/Declarations/StandardCoded.swift"
};
static const unsigned char StandardJSONObjects[] = {
#embed "../Prelude/Declarations/StandardJSONObjects.swift"
};
static const unsigned char StandardPropertyLists[] = {
#embed "../Prelude/Declarations/StandardPropertyLists.swift"
};
static const unsigned char StandardBridging[] = {
#embed "../Prelude/Declarations/StandardBridging.swift"
};
static const unsigned char StandardMutableObjects[] = {
#embed "../Prelude/Declarations/StandardMutableObjects.swift"
};
static const unsigned char StandardErrors[] = {
#embed "../Prelude/Declarations/StandardErrors.swift"
};
static const unsigned char StandardPredicates[] = {
#embed "../Prelude/Declarations/StandardPredicates.swift"
};
static const unsigned char StandardPredicateParts[] = {
#embed "../Prelude/Declarations/StandardPredicateParts.swift"
};
static const unsigned char StandardPredicateFormats[] = {
#embed "../Prelude/Declarations/StandardPredicateFormats.swift"
};
static const unsigned char StandardCodableTypes[] = {
#embed "../Prelude/Declarations/StandardCodableTypes.swift"
};
static const unsigned char StandardCodableDates[] = {
#embed "../Prelude/Declarations/StandardCodableDates.swift"
};
static const unsigned char StandardDispatch[] = {
#embed "../Prelude/Declarations/StandardDispatch.swift"
};
static const unsigned char StandardDefaults[] = {
#embed "../Prelude/Declarations/StandardDefaults.swift"
};
static const unsigned char StandardObjects[] = {
#embed "../Prelude/Declarations/StandardObjects.swift"
};
static const unsigned char StandardTimers[] = {
#embed "../Prelude/Declarations/StandardTimers.swift"
};
static const unsigned char StandardTextRanges[] = {
#embed "../Prelude/Declarations/StandardTextRanges.swift"
};
static const unsigned char StandardTextViews[] = {
#embed "../Prelude/Declarations/StandardTextViews.swift"
};
static const unsigned char StandardTextParts[] = {
#embed "../Prelude/Declarations/StandardTextParts.swift"
};
static const unsigned char StandardExpressions[] = {
#embed "../Prelude/Declarations/StandardExpressions.swift"
};
static const unsigned char StandardFiles[] = {
#embed "../Prelude/Declarations/StandardFiles.swift"
};
static const unsigned char StandardFileEnumerators[] = {
#embed "../Prelude/Declarations/StandardFileEnumerators.swift"
};
static const unsigned char StandardFileHandles[] = {
#embed "../Prelude/Declarations/StandardFileHandles.swift"
};
static const unsigned char StandardNetwork[] = {
#embed "../Prelude/Declarations/StandardNetwork.swift"
};
static const unsigned char StandardURLProtocols[] = {
#embed "../Prelude/Declarations/StandardURLProtocols.swift"
};
static const unsigned char StandardURLParts[] = {
#embed "../Prelude/Declarations/StandardURLParts.swift"
};
static const unsigned char StandardEncodings[] = {
#embed "../Prelude/Declarations/StandardEncodings.swift"
};
static const unsigned char StandardIndexPaths[] = {
#embed "../Prelude/Declarations/StandardIndexPaths.swift"
};
static const unsigned char StandardDescriptions[] = {
#embed "../Prelude/Declarations/StandardDescriptions.swift"
};
static const unsigned char StandardURLChanges[] = {
#embed "../Prelude/Declarations/StandardURLChanges.swift"
};
static const unsigned char StandardConstants[] = {
#embed "../Prelude/Declarations/StandardConstants.swift"
};
static const unsigned char StandardThreads[] = {
#embed "../Prelude/Declarations/StandardThreads.swift"
};
static const unsigned char StandardTimeZones[] = {
#embed "../Prelude/Declarations/StandardTimeZones.swift"
};
static const unsigned char StandardDecimal[] = {
#embed "../Prelude/Declarations/StandardDecimal.swift"
};
static const unsigned char StandardDateStyles[] = {
#embed "../Prelude/Declarations/StandardDateStyles.swift"
};
static const unsigned char StandardDateIntervals[] = {
#embed "../Prelude/Declarations/StandardDateIntervals.swift"
};
static const unsigned char StandardRelativeDates[] = {
#embed "../Prelude/Declarations/StandardRelativeDates.swift"
};
static const unsigned char StandardParsing[] = {
#embed "../Prelude/Declarations/StandardParsing.swift"
};
static const unsigned char StandardURLFormats[] = {
#embed "../Prelude/Declarations/StandardURLFormats.swift"
};
static const unsigned char StandardFormatters[] = {
#embed "../Prelude/Declarations/StandardFormatters.swift"
};
static const unsigned char StandardByteCounts[] = {
#embed "../Prelude/Declarations/StandardByteCounts.swift"
};
static const unsigned char StandardNumberPatterns[] = {
#embed "../Prelude/Declarations/StandardNumberPatterns.swift"
};
static const unsigned char StandardUnitFormatters[] = {
#embed "../Prelude/Declarations/StandardUnitFormatters.swift"
};
static const unsigned char StandardDurations[] = {
#embed "../Prelude/Declarations/StandardDurations.swift"
};
static const unsigned char StandardDurationStyles[] = {
#embed "../Prelude/Declarations/StandardDurationStyles.swift"
};
static const unsigned char SwiftUIFormatters[] = {
#embed "../Prelude/Declarations/SwiftUIFormatters.swift"
};
static const unsigned char StandardCalendarSearch[] = {
#embed "../Prelude/Declarations/StandardCalendarSearch.swift"
};
static const unsigned char StandardCalendarParts[] = {
#embed "../Prelude/Declarations/StandardCalendarParts.swift"
};
static const unsigned char StandardLocations[] = {
#embed "../Prelude/Declarations/StandardLocations.swift"
};
static const unsigned char StandardNumberStyles[] = {
#embed "../Prelude/Declarations/StandardNumberStyles.swift"
};
static const unsigned char StandardBuffers[] = {
#embed "../Prelude/Declarations/StandardBuffers.swift"
};
static const unsigned char StandardPointers[] = {
#embed "../Prelude/Declarations/StandardPointers.swift"
};
static const unsigned char StandardLiterals[] = {
#embed "../Prelude/Declarations/StandardLiterals.swift"
};
static const unsigned char StandardDataBytes[] = {
#embed "../Prelude/Declarations/StandardDataBytes.swift"
};
static const unsigned char StandardMemory[] = {
#embed "../Prelude/Declarations/StandardMemory.swift"
};
static const unsigned char StandardCStrings[] = {
#embed "../Prelude/Declarations/StandardCStrings.swift"
};
static const unsigned char StandardFoundationMirrors[] = {
#embed "../Prelude/Declarations/StandardFoundationMirrors.swift"
};
static const unsigned char StandardMirrors[] = {
#embed "../Prelude/Declarations/StandardMirrors.swift"
};
static const unsigned char StandardMeasures[] = {
#embed "../Prelude/Declarations/StandardMeasures.swift"
};
static const unsigned char StandardUnits[] = {
#embed "../Prelude/Declarations/StandardUnits.swift"
};
static const unsigned char StandardLocalization[] = {
#embed "../Prelude/Declarations/StandardLocalization.swift"
};
static const unsigned char StandardLocaleParts[] = {
#embed "../Prelude/Declarations/StandardLocaleParts.swift"
};
static const unsigned char StandardSystem[] = {
#embed "../Prelude/Declarations/StandardSystem.swift"
};
static const unsigned char StandardAttributes[] = {
#embed "../Prelude/Declarations/StandardAttributes.swift"
};
static const unsigned char StandardAttributedFormats[] = {
#embed "../Prelude/Declarations/StandardAttributedFormats.swift"
};
static const unsigned char StandardAttributedStrings[] = {
#embed "../Prelude/Declarations/StandardAttributedStrings.swift"
};
static const unsigned char StandardAttributedViews[] = {
#embed "../Prelude/Declarations/StandardAttributedViews.swift"
};
static const unsigned char StandardAttributedMarkdown[] = {
#embed "../Prelude/Declarations/StandardAttributedMarkdown.swift"
};
static const unsigned char StandardTaskGroups[] = {
#embed "../Prelude/Declarations/StandardTaskGroups.swift"
};
static const unsigned char StandardAsync[] = {
#embed "../Prelude/Declarations/StandardAsync.swift"
};
static const unsigned char StandardAsyncOperators[] = {
#embed "../Prelude/Declarations/StandardAsyncOperators.swift"
};
static const unsigned char StandardSynchronization[] = {
#embed "../Prelude/Declarations/StandardSynchronization.swift"
};
static const unsigned char SwiftUIEdges[] = {
#embed "../Prelude/Declarations/SwiftUIEdges.swift"
};
static const unsigned char SwiftUIValues[] = {
#embed "../Prelude/Declarations/SwiftUIValues.swift"
};
static const unsigned char SwiftUIAnimationValues[] = {
#embed "../Prelude/Declarations/SwiftUIAnimationValues.swift"
};
static const unsigned char SwiftUIState[] = {
#embed "../Prelude/Declarations/SwiftUIState.swift"
};
static const unsigned char StandardTasks[] = {
#embed "../Prelude/Declarations/StandardTasks.swift"
};
static const unsigned char SwiftUIStorage[] = {
#embed "../Prelude/Declarations/SwiftUIStorage.swift"
};
static const unsigned char SwiftUIWrappers[] = {
#embed "../Prelude/Declarations/SwiftUIWrappers.swift"
};
static const unsigned char SwiftUIPublishers[] = {
#embed "../Prelude/Declarations/SwiftUIPublishers.swift"
};
static const unsigned char SwiftUIPublisherTypes[] = {
#embed "../Prelude/Declarations/SwiftUIPublisherTypes.swift"
};
static const unsigned char SwiftUIPublisherSubscriptions[] = {
#embed "../Prelude/Declarations/SwiftUIPublisherSubscriptions.swift"
};
static const unsigned char SwiftUIPublisherCombinations[] = {
#embed "../Prelude/Declarations/SwiftUIPublisherCombinations.swift"
};
static const unsigned char SwiftUIPublisherOperators[] = {
#embed "../Prelude/Declarations/SwiftUIPublisherOperators.swift"
};
static const unsigned char SwiftUIPublisherTiming[] = {
#embed "../Prelude/Declarations/SwiftUIPublisherTiming.swift"
};
static const unsigned char SwiftUIPublisherSelections[] = {
#embed "../Prelude/Declarations/SwiftUIPublisherSelections.swift"
};
static const unsigned char SwiftUIPublisherConnections[] = {
#embed "../Prelude/Declarations/SwiftUIPublisherConnections.swift"
};
static const unsigned char StandardObservations[] = {
#embed "../Prelude/Declarations/StandardObservations.swift"
};
static const unsigned char SwiftUIViews[] = {
#embed "../Prelude/Declarations/SwiftUIViews.swift"
};
static const unsigned char SwiftUISubviews[] = {
#embed "../Prelude/Declarations/SwiftUISubviews.swift"
};
static const unsigned char SwiftUIContainers[] = {
#embed "../Prelude/Declarations/SwiftUIContainers.swift"
};
static const unsigned char SwiftUIResources[] = {
#embed "../Prelude/Declarations/SwiftUIResources.swift"
};
static const unsigned char SwiftUINavigation[] = {
#embed "../Prelude/Declarations/SwiftUINavigation.swift"
};
static const unsigned char SwiftUIControls[] = {
#embed "../Prelude/Declarations/SwiftUIControls.swift"
};
static const unsigned char StandardRichText[] = {
#embed "../Prelude/Declarations/StandardRichText.swift"
};
static const unsigned char SwiftUIApps[] = {
#embed "../Prelude/Declarations/SwiftUIApps.swift"
};
static const unsigned char SwiftUITables[] = {
#embed "../Prelude/Declarations/SwiftUITables.swift"
};

static const unsigned char SwiftUITableSorting[] = {
#embed "../Prelude/Declarations/SwiftUITableSorting.swift"
};
static const unsigned char SwiftUIGestureCombinations[] = {
#embed "../Prelude/Declarations/SwiftUIGestureCombinations.swift"
};
static const unsigned char SwiftUIGestures[] = {
#embed "../Prelude/Declarations/SwiftUIGestures.swift"
};
static const unsigned char SwiftUIAccepted[] = {
#embed "../Prelude/Declarations/SwiftUIAccepted.swift"
};
static const unsigned char SwiftUIFormats[] = {
#embed "../Prelude/Declarations/SwiftUIFormats.swift"
};
static const unsigned char SwiftUIAttributedFormats[] = {
#embed "../Prelude/Declarations/SwiftUIAttributedFormats.swift"
};
static const unsigned char SwiftUIToolbars[] = {
#embed "../Prelude/Declarations/SwiftUIToolbars.swift"
};
static const unsigned char SwiftUIResolving[] = {
#embed "../Prelude/Declarations/SwiftUIResolving.swift"
};
static const unsigned char SwiftUIShapes[] = {
#embed "../Prelude/Declarations/SwiftUIShapes.swift"
};
static const unsigned char SwiftUIShapeTypes[] = {
#embed "../Prelude/Declarations/SwiftUIShapeTypes.swift"
};
static const unsigned char SwiftUIPaths[] = {
#embed "../Prelude/Declarations/SwiftUIPaths.swift"
};
static const unsigned char SwiftUILayout[] = {
#embed "../Prelude/Declarations/SwiftUILayout.swift"
};
static const unsigned char SwiftUIModifierTypes[] = {
#embed "../Prelude/Declarations/SwiftUIModifierTypes.swift"
};
static const unsigned char SwiftUIModifiers[] = {
#embed "../Prelude/Declarations/SwiftUIModifiers.swift"
};
static const unsigned char SwiftUIStyles[] = {
#embed "../Prelude/Declarations/SwiftUIStyles.swift"
};
static const unsigned char SwiftUISearch[] = {
#embed "../Prelude/Declarations/SwiftUISearch.swift"
};
static const unsigned char SwiftUISearchTokens[] = {
#embed "../Prelude/Declarations/SwiftUISearchTokens.swift"
};
static const unsigned char SwiftUIScrollBehaviors[] = {
#embed "../Prelude/Declarations/SwiftUIScrollBehaviors.swift"
};
static const unsigned char SwiftUICanvasOptions[] = {
#embed "../Prelude/Declarations/SwiftUICanvasOptions.swift"
};
static const unsigned char SwiftUIGraphics[] = {
#embed "../Prelude/Declarations/SwiftUIGraphics.swift"
};

static const unsigned char SwiftUIValuePickers[] = {
#embed "../Prelude/Declarations/SwiftUIValuePickers.swift"
};
static const unsigned char SwiftUITimelines[] = {
#embed "../Prelude/Declarations/SwiftUITimelines.swift"
};
static const unsigned char SwiftUICrown[] = {
#embed "../Prelude/Declarations/SwiftUICrown.swift"
};
static const unsigned char SwiftUIUndo[] = {
#embed "../Prelude/Declarations/SwiftUIUndo.swift"
};
static const unsigned char SwiftUIUnavailable[] = {
#embed "../Prelude/Declarations/SwiftUIUnavailable.swift"
};
static const unsigned char SwiftUIFocus[] = {
#embed "../Prelude/Declarations/SwiftUIFocus.swift"
};
static const unsigned char SwiftUIKeyboard[] = {
#embed "../Prelude/Declarations/SwiftUIKeyboard.swift"
};
static const unsigned char SwiftUIContentTypes[] = {
#embed "../Prelude/Declarations/SwiftUIContentTypes.swift"
};
static const unsigned char SwiftUITransfers[] = {
#embed "../Prelude/Declarations/SwiftUITransfers.swift"
};
static const unsigned char SwiftUIFiles[] = {
#embed "../Prelude/Declarations/SwiftUIFiles.swift"
};
static const unsigned char SwiftUIDragging[] = {
#embed "../Prelude/Declarations/SwiftUIDragging.swift"
};
static const unsigned char SwiftUIWindows[] = {
#embed "../Prelude/Declarations/SwiftUIWindows.swift"
};
static const unsigned char SwiftUIChartDescriptors[] = {
#embed "../Prelude/Declarations/SwiftUIChartDescriptors.swift"
};
static const unsigned char SwiftUIAccessibility[] = {
#embed "../Prelude/Declarations/SwiftUIAccessibility.swift"
};
static const unsigned char SwiftUITexts[] = {
#embed "../Prelude/Declarations/SwiftUITexts.swift"
};
static const unsigned char SwiftUIScrollTransitions[] = {
#embed "../Prelude/Declarations/SwiftUIScrollTransitions.swift"
};
static const unsigned char SwiftUIScrolling[] = {
#embed "../Prelude/Declarations/SwiftUIScrolling.swift"
};
static const unsigned char SwiftUIEffects[] = {
#embed "../Prelude/Declarations/SwiftUIEffects.swift"
};
static const unsigned char SwiftUIHoverEffects[] = {
#embed "../Prelude/Declarations/SwiftUIHoverEffects.swift"
};
static const unsigned char SwiftUISystemFormats[] = {
#embed "../Prelude/Declarations/SwiftUISystemFormats.swift"
};
static const unsigned char SwiftUIVariadicViews[] = {
#embed "../Prelude/Declarations/SwiftUIVariadicViews.swift"
};
static const unsigned char SwiftUITransforms3D[] = {
#embed "../Prelude/Declarations/SwiftUITransforms3D.swift"
};
static const unsigned char SwiftUITransitions[] = {
#embed "../Prelude/Declarations/SwiftUITransitions.swift"
};
static const unsigned char SwiftUIAnimators[] = {
#embed "../Prelude/Declarations/SwiftUIAnimators.swift"
};
static const unsigned char SwiftUIKeyframeNumbers[] = {
#embed "../Prelude/Declarations/SwiftUIKeyframeNumbers.swift"
};
static const unsigned char SwiftUIControlStyles[] = {
#embed "../Prelude/Declarations/SwiftUIControlStyles.swift"
};
static const unsigned char SwiftUIPreviews[] = {
#embed "../Prelude/Declarations/SwiftUIPreviews.swift"
};
static const unsigned char SwiftUIDialogs[] = {
#embed "../Prelude/Declarations/SwiftUIDialogs.swift"
};
static const unsigned char SwiftDataModels[] = {
#embed "../Prelude/Declarations/SwiftDataModels.swift"
};
static const unsigned char SwiftDataQueries[] = {
#embed "../Prelude/Declarations/SwiftDataQueries.swift"
};
static const unsigned char UIKitTexts[] = {
#embed "../Prelude/Declarations/UIKitTexts.swift"
};
static const unsigned char UIKitDevice[] = {
#embed "../Prelude/Declarations/UIKitDevice.swift"
};
static const unsigned char UIKitScenes[] = {
#embed "../Prelude/Declarations/UIKitScenes.swift"
};

static const unsigned char UIKitImages[] = {
#embed "../Prelude/Declarations/UIKitImages.swift"
};
static const unsigned char UIKitConstraints[] = {
#embed "../Prelude/Declarations/UIKitConstraints.swift"
};
static const unsigned char UIKitViews[] = {
#embed "../Prelude/Declarations/UIKitViews.swift"
};
static const unsigned char UIKitControls[] = {
#embed "../Prelude/Declarations/UIKitControls.swift"
};
static const unsigned char UIKitPaths[] = {
#embed "../Prelude/Declarations/UIKitPaths.swift"
};
static const unsigned char UIKitControllers[] = {
#embed "../Prelude/Declarations/UIKitControllers.swift"
};
static const unsigned char UIKitRepresentables[] = {
#embed "../Prelude/Declarations/UIKitRepresentables.swift"
};
static const unsigned char UserNotificationsContent[] = {
#embed "../Prelude/Declarations/UserNotificationsContent.swift"
};
static const unsigned char UserNotificationsCenter[] = {
#embed "../Prelude/Declarations/UserNotificationsCenter.swift"
};
static const unsigned char ChartsValues[] = {
#embed "../Prelude/Declarations/ChartsValues.swift"
};
static const unsigned char ChartsMarks[] = {
#embed "../Prelude/Declarations/ChartsMarks.swift"
};
static const unsigned char ChartsBars[] = {
#embed "../Prelude/Declarations/ChartsBars.swift"
};
static const unsigned char ChartsRectangles[] = {
#embed "../Prelude/Declarations/ChartsRectangles.swift"
};
static const unsigned char ChartsPoints[] = {
#embed "../Prelude/Declarations/ChartsPoints.swift"
};
static const unsigned char ChartsSymbols[] = {
#embed "../Prelude/Declarations/ChartsSymbols.swift"
};
static const unsigned char ChartsLines[] = {
#embed "../Prelude/Declarations/ChartsLines.swift"
};
static const unsigned char ChartsSectors[] = {
#embed "../Prelude/Declarations/ChartsSectors.swift"
};
static const unsigned char ChartsPlots[] = {
#embed "../Prelude/Declarations/ChartsPlots.swift"
};
static const unsigned char ChartsFunctions[] = {
#embed "../Prelude/Declarations/ChartsFunctions.swift"
};
static const unsigned char ChartsAxes[] = {
#embed "../Prelude/Declarations/ChartsAxes.swift"
};
static const unsigned char ChartsSettings[] = {
#embed "../Prelude/Declarations/ChartsSettings.swift"
};
static const unsigned char ChartsScales[] = {
#embed "../Prelude/Declarations/ChartsScales.swift"
};
static const unsigned char ChartsLooks[] = {
#embed "../Prelude/Declarations/ChartsLooks.swift"
};
static const unsigned char ChartsBins[] = {
#embed "../Prelude/Declarations/ChartsBins.swift"
};
static const unsigned char ChartsColors[] = {
#embed "../Prelude/Declarations/ChartsColors.swift"
};
static const unsigned char ChartsFigures[] = {
#embed "../Prelude/Declarations/ChartsFigures.swift"
};
static const unsigned char ChartsPlans[] = {
#embed "../Prelude/Declarations/ChartsPlans.swift"
};
static const unsigned char ChartsViews[] = {
#embed "../Prelude/Declarations/ChartsViews.swift"
};
static const unsigned char ChartsLayout[] = {
#embed "../Prelude/Declarations/ChartsLayout.swift"
};
static const unsigned char SwiftUIXcode26[] = {
#embed "../Prelude/Declarations/SwiftUIXcode26.swift"
};
static const unsigned char SwiftUIXcode27[] = {
#embed "../Prelude/Declarations/SwiftUIXcode27.swift"
};
static const unsigned char Diagnostics[] = {
#embed "../Prelude/Pages/Diagnostics.md"
};
static const unsigned char DiagnosticsInKorean[] = {
#embed "../Prelude/Pages/Diagnostics.ko.md"
};
static const unsigned char Examples[] = {
#embed "../Prelude/Pages/Examples.md"
};

#define TEXT(name) {#name, name, sizeof name}

static const EmbeddedText common[] = {
    TEXT(StandardCore),
    TEXT(StandardNumbers),
    TEXT(StandardMath),
    TEXT(StandardCMath),
    TEXT(StandardIntegers),
    TEXT(StandardSIMD),
    TEXT(StandardSIMDMasks),
    TEXT(StandardSequences),
    TEXT(StandardRandom),
    TEXT(StandardReflection),
    TEXT(StandardAdaptors),
    TEXT(StandardLazy),
    TEXT(StandardCollections),
    TEXT(StandardSlices),
    TEXT(StandardReplacing),
    TEXT(StandardInlineArrays),
    TEXT(StandardRangeSets),
    TEXT(StandardDifferences),
    TEXT(StandardArrays),
    TEXT(StandardArraySlice),
    TEXT(StandardDictionaries),
    TEXT(StandardRanges),
    TEXT(StandardText),
    TEXT(StandardCharacterSets),
    TEXT(StandardScanners),
    TEXT(StandardSubstring),
    TEXT(StandardRegex),
    TEXT(StandardRegexSearch),
    TEXT(StandardCollectionSearch),
    TEXT(StandardRegexBuilder),
    TEXT(StandardRegexCaptures),
    TEXT(StandardFoundation),
    TEXT(StandardSorting),
    TEXT(StandardIndexSets),
    TEXT(StandardDates),
    TEXT(StandardCalendars),
    TEXT(StandardCaches),
    TEXT(StandardDateNames),
    TEXT(StandardDateFormatters),
    TEXT(StandardISODates),
    TEXT(StandardBundle),
    TEXT(StandardCoding),
    TEXT(StandardJSON),
    TEXT(StandardCoded),
    TEXT(StandardJSONObjects),
    TEXT(StandardPropertyLists),
    TEXT(StandardBridging),
    TEXT(StandardMutableObjects),
    TEXT(StandardErrors),
    TEXT(StandardPredicates),
    TEXT(StandardPredicateParts),
    TEXT(StandardPredicateFormats),
    TEXT(StandardCodableTypes),
    TEXT(StandardCodableDates),
    TEXT(StandardDispatch),
    TEXT(StandardDefaults),
    TEXT(StandardObjects),
    TEXT(StandardTimers),
    TEXT(StandardTextRanges),
    TEXT(StandardTextViews),
    TEXT(StandardTextParts),
    TEXT(StandardExpressions),
    TEXT(StandardFiles),
    TEXT(StandardFileEnumerators),
    TEXT(StandardFileHandles),
    TEXT(StandardNetwork),
    TEXT(StandardURLProtocols),
    TEXT(StandardURLParts),
    TEXT(StandardEncodings),
    TEXT(StandardIndexPaths),
    TEXT(StandardDescriptions),
    TEXT(StandardURLChanges),
    TEXT(StandardConstants),
    TEXT(StandardThreads),
    TEXT(StandardTimeZones),
    TEXT(StandardDecimal),
    TEXT(StandardFormatters),
    TEXT(StandardByteCounts),
    TEXT(StandardNumberPatterns),
    TEXT(StandardUnitFormatters),
    TEXT(StandardDurations),
    TEXT(StandardDurationStyles),
    TEXT(StandardParsing),
    TEXT(StandardURLFormats),
    TEXT(StandardDateStyles),
    TEXT(StandardDateIntervals),
    TEXT(StandardRelativeDates),
    TEXT(SwiftUIFormatters),
    TEXT(StandardCalendarSearch),
    TEXT(StandardCalendarParts),
    TEXT(StandardLocations),
    TEXT(StandardNumberStyles),
    TEXT(StandardMeasures),
    TEXT(StandardMemory),
    TEXT(StandardCStrings),
    TEXT(StandardFoundationMirrors),
    TEXT(StandardMirrors),
    TEXT(StandardDataBytes),
    TEXT(StandardLiterals),
    TEXT(StandardBuffers),
    TEXT(StandardPointers),
    TEXT(StandardUnits),
    TEXT(StandardLocalization),
    TEXT(StandardLocaleParts),
    TEXT(StandardSystem),
    TEXT(StandardAttributes),
    TEXT(StandardAttributedFormats),
    TEXT(StandardAttributedStrings),
    TEXT(StandardAttributedViews),
    TEXT(StandardAttributedMarkdown),
    TEXT(StandardAsync),
    TEXT(StandardTaskGroups),
    TEXT(StandardAsyncOperators),
    TEXT(StandardSynchronization),
    TEXT(SwiftUIEdges),
    TEXT(SwiftUIValues),
    TEXT(SwiftUIAnimationValues),
    TEXT(SwiftUIState),
    TEXT(StandardTasks),
    TEXT(SwiftUIStorage),
    TEXT(SwiftUIWrappers),
    TEXT(SwiftUIPublishers),
    TEXT(SwiftUIPublisherTypes),
    TEXT(SwiftUIPublisherSubscriptions),
    TEXT(SwiftUIPublisherCombinations),
    TEXT(SwiftUIPublisherOperators),
    TEXT(SwiftUIPublisherTiming),
    TEXT(SwiftUIPublisherSelections),
    TEXT(SwiftUIPublisherConnections),
    TEXT(StandardObservations),
    TEXT(SwiftUIViews),
    TEXT(SwiftUISubviews),
    TEXT(SwiftUIContainers),
    TEXT(SwiftUIResources),
    TEXT(SwiftUINavigation),
    TEXT(SwiftUIControls),
    TEXT(StandardRichText),
    TEXT(SwiftUIApps),
    TEXT(SwiftUITables),
    TEXT(SwiftUITableSorting),
    TEXT(SwiftUIGestureCombinations),
    TEXT(SwiftUIGestures),
    TEXT(SwiftUIAccepted),
    TEXT(SwiftUIFormats),
    TEXT(SwiftUIAttributedFormats),
    TEXT(SwiftUIToolbars),
    TEXT(SwiftUIShapes),
    TEXT(SwiftUIResolving),
    TEXT(SwiftUIShapeTypes),
    TEXT(SwiftUIPaths),
    TEXT(SwiftUILayout),
    TEXT(SwiftUIModifierTypes),
    TEXT(SwiftUIModifiers),
    TEXT(SwiftUIStyles),
    TEXT(SwiftUISearch),
    TEXT(SwiftUISearchTokens),
    TEXT(SwiftUIScrollBehaviors),
    TEXT(SwiftUIGraphics),
    TEXT(SwiftUIValuePickers),
    TEXT(SwiftUITimelines),
    TEXT(SwiftUICrown),
    TEXT(SwiftUIUndo),
    TEXT(SwiftUIUnavailable),
    TEXT(SwiftUICanvasOptions),
    TEXT(SwiftUIFocus),
    TEXT(SwiftUIKeyboard),
    TEXT(SwiftUIContentTypes),
    TEXT(SwiftUITransfers),
    TEXT(SwiftUIFiles),
    TEXT(SwiftUIDragging),
    TEXT(SwiftUIWindows),
    TEXT(SwiftUIAccessibility),
    TEXT(SwiftUIChartDescriptors),
    TEXT(SwiftUITexts),
    TEXT(SwiftUIScrollTransitions),
    TEXT(SwiftUIScrolling),
    TEXT(SwiftUIEffects),
    TEXT(SwiftUIHoverEffects),
    TEXT(SwiftUISystemFormats),
    TEXT(SwiftUIVariadicViews),
    TEXT(SwiftUITransforms3D),
    TEXT(SwiftUITransitions),
    TEXT(SwiftUIAnimators),
    TEXT(SwiftUIKeyframeNumbers),
    TEXT(SwiftUIControlStyles),
    TEXT(SwiftUIPreviews),
    TEXT(SwiftUIDialogs),
    TEXT(SwiftDataModels),
    TEXT(SwiftDataQueries),
    TEXT(UIKitDevice),
    TEXT(UIKitScenes),
    TEXT(UIKitImages),
    TEXT(UIKitTexts),
    TEXT(UIKitConstraints),
    TEXT(UIKitViews),
    TEXT(UIKitControls),
    TEXT(UIKitPaths),
    TEXT(UIKitControllers),
    TEXT(UIKitRepresentables),
    TEXT(UserNotificationsContent),
    TEXT(UserNotificationsCenter),
    TEXT(ChartsValues),
    TEXT(ChartsMarks),
    TEXT(ChartsBars),
    TEXT(ChartsRectangles),
    TEXT(ChartsPoints),
    TEXT(ChartsSymbols),
    TEXT(ChartsLines),
    TEXT(ChartsSectors),
    TEXT(ChartsPlots),
    TEXT(ChartsFunctions),
    TEXT(ChartsAxes),
    TEXT(ChartsSettings),
    TEXT(ChartsScales),
    TEXT(ChartsLooks),
    TEXT(ChartsBins),
    TEXT(ChartsColors),
    TEXT(ChartsFigures),
    TEXT(ChartsPlans),
    TEXT(ChartsViews),
    TEXT(ChartsLayout),
};

unsigned long countOfCommonDeclarations(void) { return sizeof common / sizeof common[0]; }
EmbeddedText commonDeclarations(unsigned long index) { return common[index]; }

EmbeddedText xcode26Declarations(void) { return (EmbeddedText)TEXT(SwiftUIXcode26); }
EmbeddedText xcode27Declarations(void) { return (EmbeddedText)TEXT(SwiftUIXcode27); }
EmbeddedText diagnosticPages(void) { return (EmbeddedText)TEXT(Diagnostics); }
EmbeddedText diagnosticPagesInKorean(void) { return (EmbeddedText)TEXT(DiagnosticsInKorean); }
EmbeddedText examplePages(void) { return (EmbeddedText)TEXT(Examples); }
